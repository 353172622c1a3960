import type { JsonValue, Model } from "@plumbline/model-core";
import { one } from "./pick.js";

const OBJECT = '{"type":"object","required":["id"]}';
const TEXT = '{"type":"string"}';

/** What schemas say: most can be kept, one is none. */
export const SCHEMA_TEXTS = [OBJECT, TEXT, OBJECT, TEXT, OBJECT, '{"type":"nothing"}'] as const;

const OBJECTS = [{ id: 1 }, { id: 1, of: 2 }, { of: 2, id: 1 }] as const;

const TOO_DEEP = Array.from({ length: 65 }).reduce<JsonValue>((inner) => [inner], 0);
const TOO_LARGE = "x".repeat(66_000);

/** What no schema here takes, and what no payload may be. */
const ODD_PAYLOADS = [null, 3, TOO_DEEP, TOO_LARGE] as const;

/** A payload that keeps the schema of an ID, or any where none is named. */
export function fittingPayload({ schemas }: Model, schemaId: string | null, choice: number): JsonValue {
  const schema = schemas.find(({ id }) => id === schemaId);
  return schema?.content === TEXT ? one(["text", "words"], choice) : one(OBJECTS, choice);
}

export function oddPayload(choice: number): JsonValue {
  return one(ODD_PAYLOADS, choice);
}
