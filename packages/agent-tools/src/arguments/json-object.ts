import type { JsonValue } from "@plumbline/model-core";

/** An object as it came. */
export type JsonObject = { readonly [name: string]: JsonValue };
