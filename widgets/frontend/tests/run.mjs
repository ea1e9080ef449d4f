// Bundles each *.test.ts (Node cannot read TypeScript by itself) and runs them all.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", ".test-build");
const tests = readdirSync(here).filter((name) => name.endsWith(".test.ts"));

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: tests.map((name) => join(here, name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: ["happy-dom"], // the page the drawing is tried on
  loader: { ".svg": "text" },
  define: {
    EXAMPLES: JSON.stringify(join(here, "examples")),
    GOLDEN: JSON.stringify(join(here, "..", "..", "..", "tests", "golden", "views")),
    WORDS: JSON.stringify(join(here, "..", "..", "..", "sixtysix_teach", "data", "locale", "en", "widgets.toml")),
    SOURCES: JSON.stringify(join(here, "..", "src")),
    PAGE: JSON.stringify(join(here, "..", "..", "sixtysix_widgets", "jupyter", "voila", "templates", "sixtysix", "page.css")),
  },
  logLevel: "warning",
});
const built = tests.map((name) => join(out, name.replace(/\.ts$/, ".mjs")));
const run = spawnSync(process.execPath, ["--test", ...built], { stdio: "inherit" });
process.exit(run.status ?? 1);
