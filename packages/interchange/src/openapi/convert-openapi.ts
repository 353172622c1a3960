import type { ElementId, OperationId, Result, SchemaId } from "@plumbline/model-core";
import { parseGuid, present } from "@plumbline/model-core";
import type { ConvertRefusal } from "../conversion.js";
import type { Converted, ConverterInput } from "../drafting/converted.js";
import type { DraftedOperation, ModelDraft } from "../drafting/model-draft.js";
import { ownerOfContract } from "../drafting/owner-of-contract.js";
import { startDraft } from "../drafting/start-draft.js";
import { statedRetry, statedTimeout } from "../drafting/stated-retry.js";
import type { Place } from "../reading/place.js";
import { refuseAt } from "../reading/refuse.js";
import { spelledWord } from "../reading/spelled-word.js";
import { followReference, wayOfReference } from "../schemas/follow-reference.js";
import { SchemaShelf } from "../schemas/schema-shelf.js";
import { type DialectsOfPayloads, dialectsOf } from "./dialects-of-payloads.js";
import { jsonSchemaOf } from "./json-schema-of.js";
import { successOf } from "./success-of.js";
import { noteWhatIsLeft, noteWhatOperationLeaves, noteWhatPathLeaves } from "./what-openapi-leaves.js";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

const VERSION = /^3\.\d+\.\d+/;

/** What the operations of a contract are read with. */
interface Reading {
  readonly document: Place;
  readonly draft: ModelDraft;
  readonly shelf: SchemaShelf;
  readonly dialects: DialectsOfPayloads;
  readonly ownerId: ElementId;
  /** The contract was written of this very element: its operations are called by their IDs. */
  readonly keepsIds: boolean;
  /** What was read of operations before: several paths may refer to one. */
  readonly known: Map<string, ReadOperation>;
}

type ReadOperation = Omit<DraftedOperation, "id" | "ownerId" | "name" | "at">;

/** OpenAPI 3: each method of a path becomes an operation of the owner. */
export function convertOpenApi(input: ConverterInput): Result<Converted, ConvertRefusal> {
  const document = present(input.documents[0]);
  const version = document.at("openapi");
  if (version.word === null || !VERSION.test(version.word)) {
    return refuseAt(version, "must be a version of OpenAPI 3, as 3.1.0", input.source);
  }
  const { notes, ownerId } = input;
  if (!document.at("paths").isObject && document.at("paths").isThere) {
    return refuseAt(document.at("paths"), "must be an object", input.source);
  }
  const info = document.at("info");
  const name = info.at("title").word ?? "";
  const draft = startDraft(
    {
      format: "openapi",
      key: name,
      formatVersion: version.word,
      revision: spelledWord(info.at("version"), input),
    },
    input,
  );
  const writtenOf = document.at("x-element-id");
  const keepsIds = ownerId !== null && parseGuid(writtenOf.value) === ownerId;
  if (!keepsIds) {
    notes.addIfThere(
      writtenOf,
      "names the element that this contract was written of: as ownerId it gets it back",
    );
  }
  const dialects = dialectsOf(document, notes);
  const shelf = new SchemaShelf(draft, { document, dialect: dialects.request, keepsIds });
  const reading = {
    document,
    draft,
    shelf,
    dialects,
    keepsIds,
    ownerId: ownerOfContract(draft, document, input),
    known: new Map(),
  };
  for (const path of document.at("paths").members) {
    readPath(path, reading);
  }
  noteWhatIsLeft(document, notes);
  return { ok: true, value: { draft, name } };
}

function readPath(path: Place, reading: Reading): void {
  const { notes } = reading.draft;
  if (path.key.startsWith("x-")) {
    return;
  }
  const items = itemsOf(path, reading);
  if (items.length === 0 || !path.key.startsWith("/")) {
    notes.add(path, "is no path with operations");
    return;
  }
  for (const item of items) {
    noteWhatPathLeaves(item, notes);
  }
  for (const method of METHODS) {
    readMethod(
      items.map((item) => item.at(method)),
      `${method.toUpperCase()} ${path.key}`,
      reading,
    );
  }
}

/** What is said of a path: what stands beside references on the way, and what they lead to. */
function itemsOf(path: Place, { document, draft }: Reading): readonly Place[] {
  const { passed, target } = wayOfReference(path, document, draft.notes);
  const beside = passed.filter(({ members }) => members.length > 1);
  return target?.isObject === true ? [...beside, target] : beside;
}

/** What stands beside a reference comes before what it leads to. */
function readMethod(stated: readonly Place[], name: string, reading: Reading): void {
  const { notes } = reading.draft;
  for (const odd of stated.filter(({ isObject }) => !isObject)) {
    notes.addIfThere(odd, "is no operation");
  }
  const [first, ...others] = stated.filter(({ isObject }) => isObject);
  if (first !== undefined) {
    readOperation(first, name, reading);
  }
  for (const other of others) {
    notes.add(other, "gives way to an operation that stands beside a reference to its path");
  }
}

function readOperation(operation: Place, name: string, reading: Reading): void {
  const { draft, ownerId, keepsIds, known } = reading;
  const own = keepsIds ? parseGuid<OperationId>(operation.at("operationId").value) : null;
  const read = known.get(operation.wayKey) ?? contentOf(operation, name, reading);
  known.set(operation.wayKey, read);
  const id = own ?? draft.id<OperationId>("operation", name);
  draft.operation({ id, ownerId, name, ...read, at: operation });
}

function contentOf(
  operation: Place,
  name: string,
  { document, draft, shelf, dialects }: Reading,
): ReadOperation {
  const { notes } = draft;
  const schemaOf = (body: Place, what: keyof DialectsOfPayloads): SchemaId | null => {
    const followed = body.isThere ? followReference(body, document, notes) : null;
    return followed === null
      ? null
      : shelf.idOf(jsonSchemaOf(followed, notes), `${name} ${what}`, dialects[what]);
  };
  const read = {
    requestSchemaId: schemaOf(operation.at("requestBody"), "request"),
    responseSchemaId: schemaOf(successOf(operation.at("responses"), notes), "response"),
    timeoutMs: statedTimeout(operation.at("x-timeout-ms"), notes),
    retry: statedRetry(operation.at("x-retry"), notes),
  };
  noteWhatOperationLeaves(operation, notes, document.at("x-element-id").isThere);
  return read;
}
