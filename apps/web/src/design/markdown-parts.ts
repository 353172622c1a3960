/** A heading of a long text, with what stands under it up to the next one. */
export interface MarkdownPart {
  /** 1 to 6; 0 of what stands before the first heading. */
  readonly level: number;
  readonly title: string;
  readonly text: string;
}

const HEADING = /^(#{1,6})\s+(.*)$/;
const FENCE = /^\s{0,3}(`{3,}|~{3,})/;

/** A Markdown text cut at its headings, so that a long one can be shown part by part. A `#` in a fence is no heading. */
export function markdownParts(text: string): readonly MarkdownPart[] {
  const parts: { level: number; title: string; lines: string[] }[] = [{ level: 0, title: "", lines: [] }];
  let fence = "";
  for (const line of text.split("\n")) {
    const heading = fence === "" ? HEADING.exec(line) : null;
    fence = fenceAfter(line, fence);
    if (heading !== null) {
      parts.push({ level: heading[1]?.length ?? 1, title: plainTitle(heading[2] ?? ""), lines: [] });
    }
    parts.at(-1)?.lines.push(line);
  }
  return parts.flatMap(({ level, title, lines }) => {
    const whole = lines.join("\n").trim();
    return whole === "" ? [] : [{ level, title, text: whole }];
  });
}

/** The fence that is open after a line; empty where none is. */
function fenceAfter(line: string, open: string): string {
  const mark = FENCE.exec(line)?.[1] ?? "";
  if (open === "") {
    return mark;
  }
  const closes = mark !== "" && mark[0] === open[0] && mark.length >= open.length && line.trim() === mark;
  return closes ? "" : open;
}

/** What is read in a heading: without the signs that only Markdown needs. */
function plainTitle(title: string): string {
  return title.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1").replaceAll("`", "");
}
