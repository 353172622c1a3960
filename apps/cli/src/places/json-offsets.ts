import { pathOfIndex, pathOfKey } from "@plumbline/model-core";

/** Of a text that is JSON: a string, a bracket, or any other token; what stands between is skipped. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s"[\]{}:,]+/gy;
const BLANKS = /\s*/gy;

interface Frame {
  readonly path: string;
  readonly isList: boolean;
  index: number;
  key: string;
}

/** Where the values of a JSON text start, by their paths; a value in an object starts at its key. */
export function* jsonOffsets(text: string): Generator<readonly [string, number]> {
  const frames: Frame[] = [];
  let keyAt: number | null = null;
  for (const [token, at] of tokensOf(text)) {
    const frame = frames.at(-1);
    if (token === "}" || token === "]") {
      frames.pop();
    } else if (token === ",") {
      step(frame);
    } else if (frame !== undefined && !frame.isList && keyAt === null && token !== ":") {
      frame.key = JSON.parse(token) as string;
      keyAt = at;
    } else if (token !== ":") {
      const path = pathIn(frame);
      yield [path, keyAt ?? at];
      keyAt = null;
      if (token === "{" || token === "[") {
        frames.push({ path, isList: token === "[", index: 0, key: "" });
      }
    }
  }
}

function* tokensOf(text: string): Generator<readonly [string, number]> {
  for (let at = 0; at < text.length; ) {
    BLANKS.lastIndex = at;
    BLANKS.test(text);
    TOKEN.lastIndex = BLANKS.lastIndex;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) {
      return;
    }
    yield [token, BLANKS.lastIndex];
    at = BLANKS.lastIndex + token.length;
  }
}

function step(frame: Frame | undefined): void {
  if (frame !== undefined) {
    frame.index += 1;
  }
}

function pathIn(frame: Frame | undefined): string {
  if (frame === undefined) {
    return "";
  }
  return frame.isList ? pathOfIndex(frame.path, frame.index) : pathOfKey(frame.path, frame.key);
}
