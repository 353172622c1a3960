import { clean } from "../output/clean-text.js";
import type { Problem } from "./problem.js";

/** A problem in a line: `model.json:12:5 elements[3].name: is required`, which editors and terminals can jump to. */
export function problemText({ file, line, column, path, message }: Problem): string {
  const place = [file ?? "", ...(line === null ? [] : [line]), ...(column === null ? [] : [column])].join(
    ":",
  );
  const start = [place, path].filter((part) => part !== "").join(" ");
  return clean(start === "" ? message : `${start}: ${message}`);
}
