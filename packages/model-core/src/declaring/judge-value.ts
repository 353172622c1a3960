import type { DocumentWalk, Name } from "./document-walk.js";
import type { Node } from "./node.js";
import type { ValueRule } from "./shape.js";

/** A value whose rules are judged while its document is read; or what stands for it when it breaks one. */
export function judgeValue<Value>(
  walk: DocumentWalk,
  node: Node & { readonly shape: { readonly rules: readonly ValueRule<Value>[] } },
  value: Value,
  name: Name,
): unknown {
  if (!walk.manner.judges) {
    return value;
  }
  let stands: unknown = value;
  for (const { broken } of node.shape.rules) {
    const message = broken(value);
    if (message !== null) {
      stands = walk.breaks(node, name, message);
    }
  }
  return stands;
}
