import type { Files } from "./scan-files.js";

/** The files of a repository that is written as one text: `>>> path` begins each. */
export function filesOfText(text: string): Files {
  const parts = text.split(/^>>> /m).slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf("\n");
      return [part.slice(0, end), part.slice(end + 1)];
    }),
  );
}
