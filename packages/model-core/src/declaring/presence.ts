/** What becomes of a field that is missing or null; without one of these it is refused. */

import type { Instead, MayMiss, Node, ReadOf, SentOf } from "./node.js";
import { UNREAD } from "./unread.js";

type OrRead<N extends Node, Other> = Node<ReadOf<N> | Other, SentOf<N> | Other>;

function withInstead<N extends Node, Other>(
  node: N,
  instead: { readonly missing?: Instead; readonly nulls?: Instead },
): OrRead<N, Other> {
  return { ...node, ...instead } as unknown as OrRead<N, Other>;
}

function mayMiss<N extends Node>(node: N): N & MayMiss {
  return node as N & MayMiss;
}

/** Missing or null, it reads as null. */
export function orNull<N extends Node>(node: N): OrRead<N, null> & MayMiss {
  return mayMiss(withInstead(node, { missing: { is: null }, nulls: { is: null } }));
}

/** It has to be there, and may be null. */
export function nullable<N extends Node>(node: N): OrRead<N, null> {
  return withInstead(node, { nulls: { is: null } });
}

/** Missing, it reads as this value. */
export function orElse<N extends Node, const Value extends ReadOf<N>>(
  node: N,
  value: Value,
): OrRead<N, Value> & MayMiss {
  return mayMiss(withInstead(node, { missing: { is: value } }));
}

/** Missing or null, it reads as this value. */
export function orElseAlsoNull<N extends Node, const Value extends ReadOf<N> | undefined>(
  node: N,
  value: Value,
): OrRead<N, Value> & MayMiss {
  return mayMiss(withInstead(node, { missing: { is: value }, nulls: { is: value } }));
}

/** Missing, it is left out of what is read too. */
export function orLeftOut<N extends Node>(node: N): OrRead<N, undefined> & MayMiss {
  return mayMiss(withInstead(node, { missing: { is: UNREAD } }));
}

/** It stays as it was sent: undefined where it was missing, null where it was null. */
export function asSent<N extends Node>(node: N): OrRead<N, null | undefined> & MayMiss {
  return mayMiss(withInstead(node, { missing: { is: undefined }, nulls: { is: null } }));
}
