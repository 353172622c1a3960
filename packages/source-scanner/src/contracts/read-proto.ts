import { textPattern } from "../code/lexing/text-pattern.js";
import { type Contract, type ContractOperation, EMPTY_CONTRACT } from "./contract.js";

const TOKEN = new RegExp(
  [
    String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))`,
    ...['"', "'"].map((quote) => textPattern(quote, String.raw`\\\n`, String.raw`\\.`)),
    String.raw`[\w.]+|[{}();=<>,[\]]`,
  ].join("|"),
  "g",
);

interface Token {
  readonly text: string;
  readonly line: number;
}

/** The methods of the services of a `.proto` file, named `package.Service/Method`; null where its braces do not match. */
export function readProto(text: string): Contract | null {
  const tokens = tokensOf(text);
  const operations: ContractOperation[] = [];
  let packageName = "";
  let service: string | null = null;
  let depth = 0;
  for (const [index, { text: word, line }] of tokens.entries()) {
    const next = tokens[index + 1]?.text ?? "";
    if (word === "package" && depth === 0) {
      packageName = next;
    } else if (word === "service" && depth === 0) {
      service = next;
    } else if (word === "rpc" && depth === 1 && service !== null && /^\w/.test(next)) {
      const name = `${packageName === "" ? "" : `${packageName}.`}${service}/${next}`;
      const last = endOf(tokens, index) ?? line;
      operations.push({
        transport: "grpc",
        name,
        requestSchema: null,
        responseSchema: null,
        lines: { first: line, last },
      });
    }
    depth += depthOf(word);
    if (depth < 0) {
      return null;
    }
    service = word === "}" && depth === 0 ? null : service;
  }
  return depth === 0 ? { ...EMPTY_CONTRACT, operations } : null;
}

function depthOf(word: string): number {
  if (word === "{") {
    return 1;
  }
  return word === "}" ? -1 : 0;
}

/** The line of the `;` or `{` that ends what a method says. */
function endOf(tokens: readonly Token[], from: number): number | undefined {
  return tokens.slice(from, from + 30).find(({ text }) => text === ";" || text === "{")?.line;
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let seen = 0;
  for (const match of text.matchAll(TOKEN)) {
    for (; seen < match.index; seen += 1) {
      line += text.charAt(seen) === "\n" ? 1 : 0;
    }
    if (!match[0].startsWith("/")) {
      tokens.push({ text: match[0], line });
    }
  }
  return tokens;
}
