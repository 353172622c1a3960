import type { JsonValue } from "@plumbline/model-core";

/** What sets a draft apart when its references are written anew. */
export interface Dialect {
  /** The keyword that refers to the outermost schema of a name. */
  readonly dynamicReference: string | null;
  /** A reference is all that a schema says, and a fragment as ID is the name of a place. */
  readonly isDraft07: boolean;
  readonly additionalItems: boolean;
}

const DRAFT_2020: Dialect = { dynamicReference: "$dynamicRef", isDraft07: false, additionalItems: false };
const DRAFT_2019: Dialect = { dynamicReference: "$recursiveRef", isDraft07: false, additionalItems: true };
const DRAFT_07: Dialect = { dynamicReference: null, isDraft07: true, additionalItems: true };

/** The draft that a schema names, 2020-12 when it names none. */
export function dialectNamed(name: JsonValue | undefined): Dialect {
  const text = String(name);
  return text.includes("draft-07") ? DRAFT_07 : text.includes("2019-09") ? DRAFT_2019 : DRAFT_2020;
}
