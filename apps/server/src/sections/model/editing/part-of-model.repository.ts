import {
  type BindingEnds,
  type Guid,
  type Model,
  type NamedFacts,
  type NeededPart,
  REFERRING_KINDS,
  type Schema,
} from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import { PART_NAMES, PART_ROWS } from "../limits.js";
import { type FactRow, modelOf, type StreamPlace } from "../streams/model.repository.js";

type Rows = Map<Guid, FactRow>;

/** Parts of present models, for edits that need no more. It keeps nothing, so a worker thread makes its own. */
export class PartOfModelRepository {
  /** At least the part that is needed, of the stream and the project's schemas; null when that is too much. */
  async read(
    reader: Reader,
    stream: StreamPlace,
    part: NeededPart,
    { cascade }: { readonly cascade: boolean },
  ): Promise<Model | null> {
    if (part.ids.length > PART_ROWS) {
      return null;
    }
    const rows: Rows = new Map();
    add(rows, await reader.query<FactRow[]>(BY_ID, [stream.projectId, stream.streamId, part.ids]));
    const bindings = await this.readBindings(reader, stream, part);
    if (bindings.length > PART_ROWS) {
      return null;
    }
    add(rows, bindings);
    for (const named of part.naming) {
      const naming = await this.readNaming(reader, stream, named, { cascade });
      if (naming === null) {
        return null;
      }
      add(rows, naming);
    }
    const schemas = await reader.query<Schema[]>(SCHEMAS_BY_ID, [stream.projectId, part.ids]);
    return modelOf([...rows.values()], schemas);
  }

  private async readBindings(
    reader: Reader,
    { projectId, streamId }: StreamPlace,
    { bindingsOf, bindingsBetween }: NeededPart,
  ): Promise<readonly FactRow[]> {
    if (bindingsOf.length + bindingsBetween.length === 0) {
      return [];
    }
    const sources = bindingsBetween.map(({ sourceChannelId }: BindingEnds) => sourceChannelId);
    const targets = bindingsBetween.map(({ targetChannelId }: BindingEnds) => targetChannelId);
    const parameters = [projectId, streamId, PART_ROWS + 1, bindingsOf, sources, targets];
    return reader.query<FactRow[]>(BINDINGS, parameters);
  }

  /** What names what is deleted; with `cascade`, what names that as well, which only elements can have. */
  private async readNaming(
    reader: Reader,
    { projectId, streamId }: StreamPlace,
    { kind, ids }: NamedFacts,
    { cascade }: { readonly cascade: boolean },
  ): Promise<readonly FactRow[] | null> {
    const rows: FactRow[] = [];
    const seen = new Set<Guid>(ids);
    for (let named = ids; named.length > 0; ) {
      if (named.length > PART_NAMES) {
        return null;
      }
      const parameters = [projectId, streamId, PART_ROWS + 1, named, REFERRING_KINDS[kind]];
      const found = await reader.query<FactRow[]>(NAMING, parameters);
      if (found.length > PART_ROWS) {
        return null;
      }
      rows.push(...found);
      const elements = found.filter((row) => cascade && row.kind === "element" && !seen.has(row.body.id));
      named = elements.map(({ body }) => body.id);
      for (const id of named) {
        seen.add(id);
      }
    }
    return rows;
  }
}

function add(rows: Rows, found: readonly FactRow[]): void {
  for (const row of found) {
    rows.set(row.body.id, row);
  }
}

const PRESENT = `
  SELECT kind, body FROM model_facts f WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL`;

const BY_ID = prepared(`${PRESENT} AND id = ANY ($3::uuid[])`);

/** Between some channels: from one of the sources to one of the targets, which may be one too many. */
const BINDINGS = `
  ${PRESENT} AND kind = 'binding'
     AND (body->>'sourceChannelId' = ANY ($4::text[]) OR body->>'targetChannelId' = ANY ($4::text[])
          OR (body->>'sourceChannelId' = ANY ($5::text[]) AND body->>'targetChannelId' = ANY ($6::text[])))
   LIMIT $3`;

/** An ID in the text of a fact names something, but for one in a description, which is then read for nothing. */
const NAMING = `
  ${PRESENT} AND kind = ANY ($5::text[]) AND EXISTS (
    SELECT 1 FROM unnest($4::text[]) AS named (id) WHERE strpos(f.body::text COLLATE "C", named.id) > 0)
   LIMIT $3`;

const SCHEMAS_BY_ID = prepared(`
  SELECT id, name, description, content, version FROM schemas WHERE project_id = $1 AND id = ANY ($2::uuid[])`);
