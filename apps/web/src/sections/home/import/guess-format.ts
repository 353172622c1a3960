/** The lists of a model document: docs/reference/model-documents.md#the-document. */
const LISTS = [
  "elements",
  "relationships",
  "messages",
  "schemas",
  "operations",
  "channels",
  "subscriptions",
  "bindings",
];

/** Keys by which documents of other tools are told, though some have lists of the same names. */
const OF_OTHERS = ["openapi", "asyncapi", "specification", "relations", "services", "apiVersion", "model"];

/** How a document is sent: as a model, or to be converted first; and as what it is written. */
export interface GuessedFormat {
  readonly isModel: boolean;
  readonly contentType: "application/json" | "application/x-yaml";
}

/** What a file seems to be, by its beginning. A wrong guess is refused by the service, and another one can be chosen. */
export function guessFormat(head: string): GuessedFormat {
  const isJson = /^[\s\uFEFF]*[{[]/.test(head);
  const keys = isJson ? jsonKeys(head) : yamlKeys(head);
  const isModel = keys.some((key) => LISTS.includes(key)) && !keys.some((key) => OF_OTHERS.includes(key));
  return { isModel, contentType: isJson ? "application/json" : "application/x-yaml" };
}

function yamlKeys(head: string): readonly string[] {
  return [...head.matchAll(/^["']?([A-Za-z][\w-]*)["']?\s*:/gm)].map(([, key = ""]) => key);
}

/** The keys of the outermost object, as far as the text goes. */
function jsonKeys(head: string): readonly string[] {
  const keys: string[] = [];
  let depth = 0;
  for (const { 0: token, index } of head.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/gs)) {
    if (token === "{" || token === "[") {
      depth += 1;
    } else if (token === "}" || token === "]") {
      depth -= 1;
    } else if (depth === 1 && /^\s*:/.test(head.slice(index + token.length, index + token.length + 20))) {
      keys.push(token.slice(1, -1));
    }
  }
  return keys;
}
