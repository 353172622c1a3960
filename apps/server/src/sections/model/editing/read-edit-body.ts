import {
  type ChangeRequest,
  decodeUtf8,
  type EditRefusal,
  type FactKind,
  type Guid,
  type JsonOddity,
  type JsonValue,
  type ModelChange,
  parseChangeRequest,
  parseFactBody,
  type Result,
  readJson,
} from "@plumbline/model-core";

/** The body of a PUT as a change of one fact; everything wrong with its shape is said at once. */
export function readFactBody(
  bytes: Uint8Array,
  { kind, id }: { readonly kind: FactKind; readonly id: Guid },
): Result<ModelChange, EditRefusal> {
  const read = readBody(bytes, (value, oddities) => parseFactBody<FactKind>(kind, id, value, oddities));
  return read.ok ? { ok: true, value: { op: "put", kind, id, value: read.value } as ModelChange } : read;
}

/** The body of a batch. */
export function readChangesBody(bytes: Uint8Array): Result<ChangeRequest, EditRefusal> {
  return readBody(bytes, parseChangeRequest);
}

function readBody<Value>(
  bytes: Uint8Array,
  parse: (value: JsonValue, oddities: readonly JsonOddity[]) => Result<Value, EditRefusal>,
): Result<Value, EditRefusal> {
  const text = decodeUtf8(bytes);
  if (!text.ok) {
    return unreadable(text.refusal);
  }
  const json = readJson(text.value);
  return json.ok ? parse(json.value.value, json.value.oddities) : unreadable(json.refusal);
}

function unreadable(issue: EditRefusal["errors"][number]): {
  readonly ok: false;
  readonly refusal: EditRefusal;
} {
  return { ok: false, refusal: { code: "invalid_body", title: "The body cannot be read", errors: [issue] } };
}
