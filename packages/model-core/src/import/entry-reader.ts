import type { Element, SentElement } from "../facts/element.js";
import { type FactKind, type FactOfKind, LIST_OF_KIND, type SentOfKind } from "../facts/model.js";
import type { SchemaId } from "../guid.js";
import type { Issue } from "../issue.js";
import { elementKindStays } from "../rules/fixed-fields.js";
import { idNamesOneThing } from "../rules/id-names-one-thing.js";
import { kindsInAllStreams } from "../rules/kinds-in-all-streams.js";
import type { ModelLookup } from "../rules/model-lookup.js";
import { brokenRules } from "../rules/rules-of-kind.js";
import { schemaIdIsNotTheStream, schemaIdIsOfProject } from "../rules/schema-id-is-free.js";
import { sameValue } from "../same-value.js";
import { withNextVersion } from "../schema-version.js";
import { ClaimedIds } from "./claimed-ids.js";
import type { ImportInput } from "./import-input.js";
import { importItem } from "./import-item.js";
import type { EntryChange, ImportItem } from "./import-result.js";
import type { FactChanges } from "./model-changes.js";
import { ModelDuringImport } from "./model-during-import.js";
import { followNewSchemaIds, newSchemaIds } from "./schema-ids.js";
import { keepEnds, updatedFact } from "./updated-fact.js";

/** Reads the entries of a document one by one into a model. */
export class EntryReader {
  readonly #input: ImportInput;
  readonly #newSchemaIds: ReadonlyMap<SchemaId, SchemaId>;
  readonly #model: ModelDuringImport;
  readonly #claims: ClaimedIds;
  readonly #kindsInAllStreams: ModelLookup["kinds"];
  readonly #changes = new Map<FactKind, { added: FactOfKind[FactKind][]; changed: FactOfKind[FactKind][] }>();

  constructor(input: ImportInput) {
    this.#input = input;
    this.#newSchemaIds = newSchemaIds(input.document, input.projectId, input.schemaOwners);
    this.#model = new ModelDuringImport(input.present, input.document);
    this.#claims = new ClaimedIds(input.document, this.#newSchemaIds);
    this.#kindsInAllStreams = kindsInAllStreams(this.#model.kinds, input.elsewhere ?? {});
  }

  /** What was accepted of a kind so far. */
  changes<Kind extends FactKind>(kind: Kind): FactChanges<FactOfKind[Kind]> {
    const changes = this.#changes.get(kind) ?? { added: [], changed: [] };
    return changes as unknown as FactChanges<FactOfKind[Kind]>;
  }

  read<Kind extends FactKind>(kind: Kind, index: number): ImportItem {
    const entry = this.#input.document[LIST_OF_KIND[kind]][index] as unknown as SentOfKind[Kind];
    const id = this.#idInProject(kind, entry.id);
    const present = this.#model.present(kind, id);
    const moved = id === entry.id ? entry : { ...entry, id };
    const sent = keepEnds(kind, followNewSchemaIds(kind, moved, this.#newSchemaIds), present);
    const idIssue = this.#idIssue(kind, index, entry.id) ?? this.#otherKindIssue(kind, id, present);
    const broken = this.#brokenRules(kind, sent, present);
    const issues = idIssue === null ? broken : [idIssue, ...broken];
    if (issues.length > 0) {
      return this.#item(kind, entry, "refused", issues);
    }
    return this.#item(kind, entry, this.#take(kind, updatedFact(kind, sent, present), present), []);
  }

  #idInProject(kind: FactKind, id: string): string {
    return kind === "schema" ? (this.#newSchemaIds.get(id as SchemaId) ?? id) : id;
  }

  #idIssue(kind: FactKind, index: number, documentId: string): Issue | null {
    const id = this.#idInProject(kind, documentId);
    return (
      this.#claims.repeated(kind, index, id) ??
      (kind === "schema" ? this.#schemaIdIssue(documentId, id) : null)
    );
  }

  #otherKindIssue(kind: FactKind, id: string, present: FactOfKind[FactKind] | undefined): Issue | null {
    if (present !== undefined) {
      return null;
    }
    return idNamesOneThing(kind, id, kind === "schema" ? { kinds: this.#kindsInAllStreams } : this.#model);
  }

  /**
   * A schema ID is neither that of the model stream nor in use by another project
   * (docs/reference/model-documents.md#ids-of-a-document).
   */
  #schemaIdIssue(documentId: string, id: string): Issue | null {
    const { modelStreamId, projectId, schemaOwners } = this.#input;
    return (
      schemaIdIsNotTheStream([documentId, id], modelStreamId) ??
      schemaIdIsOfProject(id, projectId, schemaOwners)
    );
  }

  #brokenRules<Kind extends FactKind>(
    kind: Kind,
    sent: SentOfKind[Kind],
    present: FactOfKind[Kind] | undefined,
  ): readonly Issue[] {
    const changedKind =
      kind === "element" ? elementKindStays(sent as SentElement, present as Element | undefined) : null;
    const broken = brokenRules(kind, sent, this.#model);
    return changedKind === null ? broken : [changedKind, ...broken];
  }

  #take<Kind extends FactKind>(
    kind: Kind,
    fact: FactOfKind[Kind],
    present: FactOfKind[Kind] | undefined,
  ): EntryChange {
    this.#model.put(kind, fact);
    if (present !== undefined && sameValue(fact, present)) {
      return "unchanged";
    }
    const changes = this.#changes.get(kind) ?? { added: [], changed: [] };
    this.#changes.set(kind, changes);
    if (present === undefined) {
      changes.added.push(fact);
      return "added";
    }
    changes.changed.push(withNextVersion(fact));
    return "changed";
  }

  #item<Kind extends FactKind>(
    kind: Kind,
    entry: SentOfKind[Kind],
    change: EntryChange,
    issues: readonly Issue[],
  ): ImportItem {
    return importItem({ kind, entry, id: this.#idInProject(kind, entry.id) }, change, issues);
  }
}
