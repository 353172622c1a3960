/** The structure of each kind of text, without the words in it: hostile names must leave it as it is. */

/** Text of PlantUML or Mermaid with every label emptied. */
export function skeletonOfLines(text: string): readonly string[] {
  return text.split("\n").map((line) =>
    line
      .replace(/^(\s*title:?) .*$/u, "$1")
      .replace(/"[^"]*"/gu, '""')
      .replace(/^(\s*(?:participant|actor) \w+ as) .*$/u, "$1")
      .replace(/^(\s*(?:opt|alt|par|and|else)) .*$/u, "$1")
      .replace(/^(\s*\w+ ?-[^:]*?\w+ ?:) .*$/u, "$1"),
  );
}

/** The tokens of each line of the Structurizr DSL as its documentation says they are read. */
export function structurizrTokens(text: string): readonly (readonly string[])[] {
  return text.split("\n").map((line) => {
    const tokens: string[] = [];
    let token = "";
    let state: "between" | "bare" | "quoted" = "between";
    const end = (): void => {
      tokens.push(token);
      token = "";
      state = "between";
    };
    const characters = Array.from(line.trim());
    characters.forEach((character, index) => {
      if (state === "between") {
        state = character === '"' ? "quoted" : character === " " ? "between" : "bare";
        token = state === "bare" ? character : "";
      } else if (character === '"' && characters[index - 1] !== "\\" && state === "quoted") {
        tokens.push('""');
        checkQuoted(token);
        token = "";
        state = "between";
      } else if (character === " " && state === "bare") {
        end();
      } else {
        token += character;
      }
    });
    if (state !== "between") {
      end();
    }
    return tokens;
  });
}

/** A quoted token must not be one that the DSL takes for a sign, nor be filled in from elsewhere. */
function checkQuoted(token: string): void {
  if (/^(\{|\}|=|->|-\/>|--.*->)$/u.test(token) || token.includes("${") || token.endsWith("\\")) {
    throw new Error(`the DSL would not take ${JSON.stringify(token)} as text`);
  }
}

const TAG = /<(\/?)([a-z]+)((?: [\w:-]+="[^"<>]*")*) ?(\/?)>/uy;
const TEXT = /(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)*/uy;
const CHARACTER = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

/** The elements of an XML text in document order, checked to be well formed; throws when it is not. */
export function xmlTags(xml: string): readonly { readonly name: string; readonly attributes: string }[] {
  const tags: { name: string; attributes: string }[] = [];
  const open: string[] = [];
  if (!CHARACTER.test(xml)) {
    throw new Error("holds what is no XML character");
  }
  for (let at = 0; at < xml.length; ) {
    TEXT.lastIndex = at;
    at += TEXT.exec(xml)?.[0].length ?? 0;
    if (at === xml.length) {
      break;
    }
    TAG.lastIndex = at;
    const [whole, closing, name = "", attributes = "", empty] = TAG.exec(xml) ?? [];
    if (whole === undefined) {
      throw new Error(`is not well formed at ${xml.slice(at, at + 60)}`);
    }
    at += whole.length;
    if (closing === "/") {
      if (open.pop() !== name) {
        throw new Error(`closes ${name} out of turn`);
      }
    } else {
      tags.push({ name, attributes });
      if (empty !== "/") {
        open.push(name);
      }
    }
  }
  if (open.length > 0) {
    throw new Error(`leaves ${open.join(", ")} open`);
  }
  return tags;
}
