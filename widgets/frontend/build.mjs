// Builds every widget (src/<name>/index.ts) into ../sixtysix_widgets/static.
// Not minified and without hashes or dates, so that a rebuild of the same source gives the same
// bytes and a reader can follow the built file.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "sixtysix_widgets", "static");
// The oldest that know what the styles rely on: container queries and :has(). README names them, too.
const OLDEST = ["es2022", "chrome105", "firefox121", "safari16"];
const WIDGETS = ["card_table", "lesson_panel", "home", "handbook"];

for (const name of WIDGETS) {
  const from = `built from widgets/frontend/src/${name} by "npm run build"; do not edit`;
  await build({
    absWorkingDir: here,
    entryPoints: [`src/${name}/index.ts`],
    outfile: join(out, `${name}.js`),
    bundle: true,
    format: "esm",
    target: OLDEST,
    charset: "utf8",
    legalComments: "none",
    loader: { ".svg": "text" },
    banner: { js: `// ${from}`, css: `/* ${from} */` },
    logLevel: "warning",
  });
  console.log(`built ${name}.js and ${name}.css`);
}
