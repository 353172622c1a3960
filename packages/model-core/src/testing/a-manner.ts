import type { Node, SentOf } from "../declaring/index.js";
import { DocumentWalk, Faults, type Manner, OTHER_TYPE } from "../declaring/index.js";
import type { JsonValue } from "../json/json-value.js";

/** How documents of tests refuse, where a test says nothing else. */
export const A_MANNER: Manner = {
  missing: "is required",
  otherType: OTHER_TYPE,
  ofNull: { text: "must not be null" },
  unknownKeys: null,
  judges: true,
  misspelled: "rule",
  infinity: "other-type",
  unread: "left-out",
};

/** What came of reading a value, and what was said of it: `! path: words` of a wrong type, `path: words` of a rule. */
export interface ReadValue<Read> {
  readonly read: Read | undefined;
  readonly said: readonly string[];
}

export function readAs<N extends Node>(
  node: N,
  value: JsonValue | undefined,
  manner: Partial<Manner> = {},
): ReadValue<SentOf<N>> {
  const said: string[] = [];
  const walk = new DocumentWalk({ ...A_MANNER, ...manner }, (fault, path, message) =>
    said.push(`${fault === "shape" ? "! " : ""}${path()}: ${message}`),
  );
  return { read: walk.document(node, value), said };
}

/** The same, with at most so many faults of each kind, told by paths of their own. */
export function faultsOf(node: Node, value: JsonValue, most: number): Faults {
  const faults = new Faults(most, (path) => `/${path}`);
  new DocumentWalk(A_MANNER, faults.report).document(node, value);
  return faults;
}
