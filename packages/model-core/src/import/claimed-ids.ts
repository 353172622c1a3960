import type { ModelDocument } from "../document/model-document.js";
import { FACT_KINDS, type FactKind, LIST_OF_KIND } from "../facts/model.js";
import type { SchemaId } from "../guid.js";
import type { Issue } from "../issue.js";

interface Claim {
  readonly kind: FactKind;
  readonly index: number;
}

/** Which entry of a document has an ID first, in the order of the sections. */
export class ClaimedIds {
  readonly #claims = new Map<string, Claim>();

  constructor(document: ModelDocument, schemaIds: ReadonlyMap<SchemaId, SchemaId>) {
    for (const kind of FACT_KINDS) {
      document[LIST_OF_KIND[kind]].forEach(({ id }, index) => {
        const claimed = kind === "schema" ? (schemaIds.get(id as SchemaId) ?? id) : id;
        if (!this.#claims.has(claimed)) {
          this.#claims.set(claimed, { kind, index });
        }
      });
    }
  }

  /**
   * Refuses an entry whose ID an earlier one has: every ID names one thing
   * (docs/reference/model-documents.md#ids-of-a-document).
   */
  repeated(kind: FactKind, index: number, id: string): Issue | null {
    const claim = this.#claims.get(id);
    return claim === undefined || (claim.kind === kind && claim.index === index)
      ? null
      : { field: "id", message: `repeats the ID of ${LIST_OF_KIND[claim.kind]}[${claim.index}]` };
  }
}
