import type { Issue, Result } from "@plumbline/model-core";
import { CONVERT_LIMITS } from "../../limits.js";

/** A word of a line. */
export interface DslToken {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** A statement of the DSL, which is a line, or several that continue each other. */
export interface DslLine {
  readonly tokens: readonly DslToken[];
  /** A text in quotes does not end: the tokens are what stands between blanks. */
  readonly isBroken: boolean;
  /** From 1. */
  readonly number: number;
}

const TEXT_BLOCK = '"""';

/** Splits a DSL text into its statements, without comments; each character is looked at a few times at most. */
export function dslLines(text: string): Result<readonly DslLine[], Issue> {
  const lines = text.split(/\r\n|\n|\r/);
  const statements: DslLine[] = [];
  let count = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const number = at + 1;
    let line = lineAt(lines, at).trim();
    if (line.startsWith("/*")) {
      while (at < lines.length && !lineAt(lines, at).trimEnd().endsWith("*/")) {
        at += 1;
      }
      if (at >= lines.length) {
        return refuse("a comment that begins here does not end", number);
      }
      continue;
    }
    if (line === "" || line.startsWith("//") || line.startsWith("#")) {
      continue;
    }
    const parts = [];
    while (line.endsWith("\\") && at + 1 < lines.length) {
      parts.push(line.slice(0, -1));
      at += 1;
      line = lineAt(lines, at).trim();
    }
    if (opensTextBlock(line)) {
      const block: string[] = [line];
      do {
        at += 1;
        block.push(lineAt(lines, at));
      } while (at < lines.length && !lineAt(lines, at).includes(TEXT_BLOCK));
      line = block.join("\n");
    }
    const whole = [...parts, line].join("");
    const quoted = tokensOf(whole);
    const tokens = quoted ?? whole.split(/\s+/).map((text) => ({ text, isQuoted: false }));
    count += tokens.length;
    if (count > CONVERT_LIMITS.dslTokens) {
      return refuse(`holds over ${CONVERT_LIMITS.dslTokens} words`, number);
    }
    statements.push({ tokens, isBroken: quoted === null, number });
  }
  return { ok: true, value: statements };
}

/** Behind the last line there is nothing. */
function lineAt(lines: readonly string[], at: number): string {
  return lines[at] ?? "";
}

/** Whether a line has the beginning of a text block and not its end. */
function opensTextBlock(line: string): boolean {
  const first = line.indexOf(TEXT_BLOCK);
  return first !== -1 && !line.includes(TEXT_BLOCK, first + TEXT_BLOCK.length);
}

/** Null when a quote is left open. */
function tokensOf(line: string): readonly DslToken[] | null {
  const tokens: DslToken[] = [];
  for (let at = 0; at < line.length; ) {
    if (/\s/.test(line.charAt(at))) {
      at += 1;
      continue;
    }
    const end = endOfToken(line, at);
    if (end === null) {
      return null;
    }
    tokens.push(tokenOf(line.slice(at, end)));
    at = end;
  }
  return tokens;
}

function endOfToken(line: string, start: number): number | null {
  if (line.startsWith(TEXT_BLOCK, start)) {
    const end = line.indexOf(TEXT_BLOCK, start + TEXT_BLOCK.length);
    return end === -1 ? null : end + TEXT_BLOCK.length;
  }
  if (line.charAt(start) !== '"') {
    let end = start;
    while (end < line.length && !/\s/.test(line.charAt(end))) {
      end += 1;
    }
    return end;
  }
  for (let at = start + 1; at < line.length; at += 1) {
    if (line.charAt(at) === "\\" && line.charAt(at + 1) === '"') {
      at += 1;
    } else if (line.charAt(at) === '"') {
      return at + 1;
    }
  }
  return null;
}

function tokenOf(word: string): DslToken {
  if (word.startsWith(TEXT_BLOCK)) {
    return { text: word.slice(TEXT_BLOCK.length, -TEXT_BLOCK.length).trim(), isQuoted: true };
  }
  if (word.startsWith('"')) {
    return { text: word.slice(1, -1).replaceAll('\\"', '"').replaceAll("\\n", "\n"), isQuoted: true };
  }
  return { text: word, isQuoted: false };
}

function refuse(message: string, line: number): { readonly ok: false; readonly refusal: Issue } {
  return { ok: false, refusal: { field: "", message: `${message} at line ${line}` } };
}
