/** How texts of others stand in a Markdown document: as what they are, never as a part of its structure. */

/** What would become a link, a mention or a reference in spite of a backslash; some readers link bare names of hosts. */
const ADDRESS = /[@#:]|\/\/|www\.|\S\.\p{L}{2}/iu;

const MARKUP = /[\\`*_[\]<>&~|$^=!+-]/gu;

/** What would begin a numbered list. */
const NUMBER = /^(\d+)(?=[.)])/u;

/** What turns the rest of a line around for the eye, or is not seen at all; half a surrogate pair has no bytes. */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Cs}/gu;

const LINE_ENDS = /[\s\p{Cc}]+/gu;

/** A text in a line: with its markup escaped, or as code where it may hold an address. */
export function inlineText(text: string): string {
  const line = asOneLine(text).trim();
  return ADDRESS.test(line) ? codeSpan(line) : line.replaceAll(MARKUP, "\\$&").replace(NUMBER, "$1\\");
}

/** A text as code in a line. */
export function codeSpan(text: string): string {
  const line = asOneLine(text);
  const ticks = "`".repeat(longestRun(line) + 1);
  const isBare = line !== "" && !/^[ `]|[ `]$/u.test(line);
  return isBare ? `${ticks}${line}${ticks}` : `${ticks} ${line} ${ticks}`;
}

function asOneLine(text: string): string {
  return text.replaceAll(LINE_ENDS, " ").replaceAll(UNSEEN, "\ufffd");
}

/** A text of any lines as a block, whose fence is longer than any in it. */
export function fenced(text: string, language = "text"): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text.replaceAll(/\r\n?/gu, "\n")}\n${fence}`;
}

function longestRun(text: string): number {
  return (text.match(/`+/gu) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}
