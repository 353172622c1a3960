/** Whether one part of a path, between its slashes, is meant. */
export type Segment = (part: string) => boolean;

/** A character of a pattern: one that is as it is written, one of several, or any number of any. */
type Sign = "star" | ((character: string) => boolean);

/** `*`, `?`, `[a-z]` and `[^a-z]` in one part of a path; `\` takes from a sign what it means. Null for a class that is none. */
export function segmentOfGlob(glob: string): Segment | null {
  if (!/[*?[\]\\]/.test(glob)) {
    return (part) => part === glob;
  }
  const signs = signsOf(glob);
  return signs === null ? null : (part) => matches(signs, part);
}

function signsOf(glob: string): readonly Sign[] | null {
  const signs: Sign[] = [];
  for (let at = 0; at < glob.length; at += 1) {
    const character = glob.charAt(at);
    const close = character === "[" ? glob.indexOf("]", at + 2) : -1;
    if (character === "*") {
      signs.push("star");
    } else if (character === "?") {
      signs.push(() => true);
    } else if (close !== -1) {
      const oneOf = classOf(glob.slice(at + 1, close));
      if (oneOf === null) {
        return null;
      }
      signs.push(oneOf);
      at = close;
    } else {
      at += character === "\\" && at + 1 < glob.length ? 1 : 0;
      const wanted = glob.charAt(at);
      signs.push((one) => one === wanted);
    }
  }
  return signs;
}

/** It is asked for one character at a time, so it takes no time that grows. */
function classOf(text: string): ((character: string) => boolean) | null {
  const isNot = text.startsWith("^");
  try {
    const pattern = new RegExp(
      `^[${isNot ? "^" : ""}${text.slice(isNot ? 1 : 0).replace(/[[\]]/g, "\\$&")}]$`,
      "s",
    );
    return (character) => pattern.test(character);
  } catch {
    return null;
  }
}

/** What follows the last `*` is tried further on until it fits: never more than the one length times the other. */
function matches(signs: readonly Sign[], part: string): boolean {
  let at = 0;
  let sign = 0;
  let star = -1;
  let restart = 0;
  while (at < part.length) {
    const wanted = signs[sign];
    if (wanted === "star") {
      star = sign;
      restart = at;
      sign += 1;
    } else if (wanted?.(part.charAt(at)) === true) {
      at += 1;
      sign += 1;
    } else if (star !== -1) {
      restart += 1;
      at = restart;
      sign = star + 1;
    } else {
      return false;
    }
  }
  return part !== "" && signs.slice(sign).every((left) => left === "star");
}
