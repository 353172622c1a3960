import { LIST_OF_KIND, readJson, readYaml } from "@plumbline/model-core";
import type { NamedText } from "../problems/located-problems.js";

const MEMBERS: ReadonlySet<string> = new Set(["project", ...Object.values(LIST_OF_KIND)]);

/**
 * Whether a text has members and none of them is one of a model document. The reader ignores what it does not know, so
 * that any object would be a model without facts, in which nothing can be wrong.
 */
export function isOfAnotherKind({ text, format }: NamedText): boolean {
  const plain = text.replace(/^\ufeff/, "");
  const read = format === "yaml" ? readYaml(plain) : readJson(plain);
  const keys = read.ok ? Object.keys(read.value.value ?? {}) : [];
  return keys.length > 0 && !keys.some((key) => MEMBERS.has(key));
}
