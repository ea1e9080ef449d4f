// Which rows of a board may share a line where there is room, and stand below each other where not.
import type { Row } from "./view";

export interface Group { kind: "" | "bars" | "abreast"; rows: Row[] }

/** A text with a name of its own, such as one of several moments to choose from. */
const named = (row: Row): boolean => row.kind === "text" && row.label !== "";

/** The rows in order: a bar of counts with what tells more of it, named texts, a trick with one more card. */
export function sideBySide(rows: readonly Row[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const folded = row.kind === "table" && row.fold === true;
    const tells = !folded && (row.kind === "split" || row.kind === "table" || row.kind === "text");
    if (last && tells && (last.rows[0].kind === "split" || (named(last.rows[0]) && named(row)))) {
      last.kind = "bars";
      last.rows.push(row);
    } else if (last?.kind === "" && last.rows[0].kind === "trick" && row.kind === "tiles" && row.cards.length === 1) {
      last.kind = "abreast";
      last.rows.push(row);
    } else groups.push({ kind: "", rows: [row] });
  }
  return groups;
}
