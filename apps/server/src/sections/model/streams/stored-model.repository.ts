import { type Guid, parseGuid, type Schema, type StoredModel } from "@plumbline/model-core";
import { copiedByText } from "../../../platform/database/copied-rows.js";
import type { CopiesOut, Reader } from "../../../platform/database/statements.js";
import type { ModelState } from "./model-state.resolver.js";
import { PastModelRepository } from "./past-model.repository.js";

const ENCODER = new TextEncoder();

/** A state of a stream, with its facts as the texts that they are stored as. */
export class StoredModelRepository {
  private readonly schemas = new PastModelRepository();

  /** Whoever writes all facts has no use for them as values. Call it in `readAtOnce`. */
  async read(reader: Reader & CopiesOut, state: ModelState): Promise<StoredModel> {
    const facts = await reader.copyOut(factsOf(state));
    return storedModel(facts, await this.schemas.schemasOf(reader, state, state.schemas));
  }
}

/** A copy takes no parameters. */
function factsOf({ projectId, streamId, version, isPresent }: ModelState): string {
  const then = `valid_from <= ${version} AND (valid_to IS NULL OR valid_to > ${version})`;
  return `
    COPY (SELECT kind, body FROM model_facts
           WHERE project_id = ${literal(projectId)} AND stream_id = ${literal(streamId)}
             AND ${isPresent ? "valid_to IS NULL" : then})
      TO STDOUT (FORMAT binary)`;
}

function literal(id: Guid): string {
  if (parseGuid(id) !== id) {
    throw new Error("An ID in a statement is none");
  }
  return `'${id}'::uuid`;
}

function storedModel(facts: Uint8Array<ArrayBuffer>, schemas: readonly Schema[]): StoredModel {
  const byKind = copiedByText(facts);
  return {
    elements: byKind.get("element") ?? [],
    relationships: byKind.get("relationship") ?? [],
    messages: byKind.get("message") ?? [],
    schemas: schemas.map((schema) => ENCODER.encode(JSON.stringify(schema))),
    operations: byKind.get("operation") ?? [],
    channels: byKind.get("channel") ?? [],
    subscriptions: byKind.get("subscription") ?? [],
    bindings: byKind.get("binding") ?? [],
  };
}
