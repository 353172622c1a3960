import { type FactKind, type Guid, parseGuid, type StoredFactsWriter } from "@plumbline/model-core";
import type { CopiesOut, Reader } from "../../../platform/database/statements.js";
import type { ModelState } from "./model-state.resolver.js";
import { PastModelRepository } from "./past-model.repository.js";

const ENCODER = new TextEncoder();

/** A state of a stream, with its facts as the texts that they are stored as. */
export class StoredModelRepository {
  private readonly schemas = new PastModelRepository();

  /** Adds all facts to what writes them, which has no use for them as values. Call it in `readAtOnce`. */
  async write(reader: Reader & CopiesOut, state: ModelState, writer: StoredFactsWriter): Promise<void> {
    await reader.copyOut(factsOf(state), (kind, fact) => writer.add(kind as FactKind, fact));
    for (const schema of await this.schemas.schemasOf(reader, state, state.schemas)) {
      writer.add("schema", ENCODER.encode(JSON.stringify(schema)));
    }
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
