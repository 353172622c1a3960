import {
  FACT_KINDS,
  type Guid,
  LIST_OF_KIND,
  type Model,
  NO_FACTS,
  parseGuid,
  planImport,
  type SchemaId,
} from "@plumbline/model-core";
import type { SourceFact } from "@plumbline/source-scanner";
import { acceptItems } from "../accepting/accept-items.js";
import type { Acceptance } from "../accepting/accepted-fact.js";
import { decideItems } from "../deciding/decide-items.js";
import type { ProposalInput, RefusedForGood } from "../proposing/proposal-input.js";
import { proposeImport } from "../proposing/propose-import.js";
import type { ImportItem } from "../records/import-item.js";
import type { EvidenceLink, ServiceLink } from "../records/links.js";
import { COMMIT, REPOSITORY } from "./source-facts.js";

export function numbered<Id extends Guid = Guid>(number: number): Id {
  const id = parseGuid<Id>(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`);
  if (id === null) {
    throw new Error(`${number} has too many digits`);
  }
  return id;
}

export const PROJECT = numbered(1);
export const PERSON = numbered(2);
const STREAM = numbered(3);
export const AT = "2026-11-24T00:00:00.000Z";

/** Of a complete scan of the tracked commit. */
export const ACCEPTANCE: Acceptance = {
  by: PERSON,
  at: AT,
  commit: COMMIT,
  isTracked: true,
  clearsMarks: true,
};

/** A project as what is accepted makes it: what the service does with rows, with lists. */
export class ImportedProject {
  model: Model;
  serviceLinks: readonly ServiceLink[] = [];
  evidenceLinks: readonly EvidenceLink[] = [];
  refusedForGood: readonly RefusedForGood[] = [];
  readonly acceptedSchemas = new Map<string, SchemaId>();

  constructor(model: Partial<Model> = {}) {
    this.model = { ...NO_FACTS, ...model };
  }

  propose(facts: readonly SourceFact[], more: Partial<ProposalInput> = {}): readonly ImportItem[] {
    return proposeImport({
      projectId: PROJECT,
      snapshot: { repository: REPOSITORY, commit: COMMIT, facts, files: [] },
      model: this.model,
      serviceLinks: this.serviceLinks,
      evidenceLinks: this.evidenceLinks,
      systemId: null,
      acceptedSchemas: this.acceptedSchemas,
      refusedForGood: this.refusedForGood,
      clearsMarks: true,
      targets: new Map(),
      ...more,
    });
  }

  /** Accepts items, with what they need, by the import rules of the model; throws what these refuse. */
  accept(
    items: readonly ImportItem[],
    wanted: readonly ImportItem[] = items,
    more: Partial<Acceptance> = {},
  ): void {
    const standing = items.map((item) => ({ ...item, state: "open" as const }));
    const decided = decideItems(standing, { accept: wanted.map(({ id }) => id), reject: [] });
    if (!decided.ok) {
      throw new Error(JSON.stringify(decided.refusal));
    }
    const taken = items.filter(({ id }) => decided.value.accepted.has(id));
    const writes = acceptItems({
      projectId: PROJECT,
      repository: REPOSITORY,
      model: this.model,
      items: taken,
      evidenceLinks: this.evidenceLinks,
      acceptance: { ...ACCEPTANCE, ...more },
    });
    this.#write(writes);
    for (const { kind, factKey, targetId } of taken) {
      if (kind === "schema" && factKey !== null) {
        this.acceptedSchemas.set(factKey, targetId as SchemaId);
      }
    }
    this.#link(writes);
  }

  #write({ document, present }: Pick<ReturnType<typeof acceptItems>, "document" | "present">): void {
    const { refusal, changes } = planImport({
      document,
      present,
      projectId: PROJECT,
      modelStreamId: STREAM,
      modelVersion: 0,
      schemaOwners: new Map(),
    });
    if (refusal !== null) {
      throw new Error(refusal.title);
    }
    const lists = FACT_KINDS.map((kind) => {
      const list = LIST_OF_KIND[kind];
      const changed: readonly { readonly id: Guid }[] = [...changes[list].added, ...changes[list].changed];
      const ids = new Set(changed.map(({ id }) => id));
      return [list, [...this.model[list].filter(({ id }) => !ids.has(id)), ...changed]];
    });
    this.model = Object.fromEntries(lists) as Model;
  }

  #link({ serviceLinks, evidenceLinks, seen }: ReturnType<typeof acceptItems>): void {
    const services = new Set(serviceLinks.map(({ serviceKey }) => serviceKey));
    const linked = [...evidenceLinks, ...seen];
    const keys = new Set(linked.map(({ factKey }) => factKey));
    this.serviceLinks = [
      ...this.serviceLinks.filter(({ serviceKey }) => !services.has(serviceKey)),
      ...serviceLinks,
    ];
    this.evidenceLinks = [...this.evidenceLinks.filter(({ factKey }) => !keys.has(factKey)), ...linked];
  }
}

/** An item by its kind and the key of its fact. */
export function itemOf(
  items: readonly ImportItem[],
  kind: ImportItem["kind"],
  factKey: string | null,
): ImportItem {
  const found = items.find((item) => item.kind === kind && item.factKey === factKey);
  if (found === undefined) {
    throw new Error(`No ${kind} of ${factKey} among ${items.map((item) => `${item.kind} ${item.factKey}`)}`);
  }
  return found;
}
