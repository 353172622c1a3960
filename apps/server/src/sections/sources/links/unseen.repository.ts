import type { FactKind, FactOfKind, Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";

type StreamKind = Exclude<FactKind, "schema">;

/** A fact of main that source may say and that no followed repository shows. */
export interface UnseenRow {
  readonly kind: StreamKind;
  readonly body: FactOfKind[StreamKind];
}

/** Facts of main that nothing in source shows. */
export class UnseenRepository {
  /** By kind and ID, after one; people and systems are said by no source. */
  page(
    reader: Reader,
    projectId: Guid,
    { kind, after, rows }: { readonly kind: StreamKind; readonly after: Guid | null; readonly rows: number },
  ): Promise<readonly UnseenRow[]> {
    return reader.query<UnseenRow[]>(PAGE, [projectId, kind, after, rows]);
  }
}

const PAGE = `
  SELECT f.kind, f.body
    FROM projects p
    JOIN model_facts f ON f.project_id = p.id AND f.stream_id = p.main_stream_id AND f.valid_to IS NULL
   WHERE p.id = $1 AND f.kind = $2 AND ($3::uuid IS NULL OR f.id > $3)
     AND NOT (f.kind = 'element' AND f.body->>'kind' IN ('actor', 'system'))
     AND NOT EXISTS (
       SELECT 1 FROM source_evidence_links l
        WHERE l.project_id = $1 AND l.fact_id = f.id AND l.until_version IS NULL
          AND l.missing_since IS NULL)
   ORDER BY f.id LIMIT $4`;
