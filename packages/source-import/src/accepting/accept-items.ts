import {
  FACT_KINDS,
  type FactKind,
  type FactOfKind,
  type Guid,
  LIST_OF_KIND,
  type Model,
  type ModelDocument,
} from "@plumbline/model-core";
import type { ImportItem } from "../records/import-item.js";
import type { EvidenceLink, ServiceLink } from "../records/links.js";
import { type Acceptance, acceptedFact } from "./accepted-fact.js";
import { evidenceOf } from "./evidence-of.js";
import { serviceLink } from "./service-link.js";

/** Items that are accepted together, as they are proposed on the model as it is. */
export interface AcceptedItems {
  readonly projectId: Guid;
  /** `host/owner/name`. */
  readonly repository: string;
  readonly model: Model;
  readonly items: readonly ImportItem[];
  /** The active ones of the repository. */
  readonly evidenceLinks: readonly EvidenceLink[];
  readonly acceptance: Acceptance;
}

/** What accepting items writes (docs/reference/source-imports.md#what-accepting-writes). */
export interface AcceptedWrites {
  /** The facts as they become, to be read into the model by the rules of an import. */
  readonly document: ModelDocument;
  /**
   * The model that they are read into. An import leaves stale marks and does not write what is there already: facts that
   * are accepted have no provenance in it, nor a mark that falls.
   */
  readonly present: Model;
  readonly serviceLinks: readonly ServiceLink[];
  /** New ones; each takes the place of the active one with its key. */
  readonly evidenceLinks: readonly EvidenceLink[];
  /** Links that were there, whose source was seen. */
  readonly seen: readonly EvidenceLink[];
}

export function acceptItems(accepted: AcceptedItems): AcceptedWrites {
  const { model, items, acceptance } = accepted;
  const present = new Map<string, FactOfKind[FactKind]>();
  for (const kind of FACT_KINDS) {
    for (const fact of model[LIST_OF_KIND[kind]]) {
      present.set(fact.id, fact);
    }
  }
  const facts = items.flatMap((item) => acceptedFact(item, present.get(item.targetId), acceptance));
  const links = new Map(accepted.evidenceLinks.map((link) => [link.factKey, link]));
  const evidence = items.flatMap((item) => evidenceOf(accepted, item, links.get(item.factKey ?? "")));
  return {
    document: documentOf(facts),
    present: withoutStanding(model, new Set(facts.map(({ fact }) => fact.id)), acceptance),
    serviceLinks: items.flatMap((item) => serviceLinkOf(accepted, item)),
    evidenceLinks: evidence.filter((link) => links.get(link.factKey)?.id !== link.id),
    seen: evidence.filter((link) => links.get(link.factKey)?.id === link.id),
  };
}

function documentOf(
  facts: readonly { readonly kind: FactKind; readonly fact: { readonly id: Guid } }[],
): ModelDocument {
  const lists = FACT_KINDS.map((kind) => [
    LIST_OF_KIND[kind],
    facts.flatMap((one) => (one.kind === kind ? [one.fact] : [])),
  ]);
  return Object.fromEntries(lists) as ModelDocument;
}

function withoutStanding(model: Model, ids: ReadonlySet<string>, { clearsMarks }: Acceptance): Model {
  const lists = FACT_KINDS.map((kind) => {
    const facts: readonly FactOfKind[FactKind][] = model[LIST_OF_KIND[kind]];
    const cleared = facts.map((fact) =>
      ids.has(fact.id) && "stale" in fact
        ? { ...fact, provenance: null, stale: clearsMarks ? null : fact.stale }
        : fact,
    );
    return [LIST_OF_KIND[kind], cleared];
  });
  return Object.fromEntries(lists) as Model;
}

function serviceLinkOf(
  { projectId, repository }: AcceptedItems,
  { kind, serviceKey, targetId }: ImportItem,
): readonly ServiceLink[] {
  return kind === "service-link" && serviceKey !== null
    ? [serviceLink(projectId, { repository, serviceKey, elementId: targetId })]
    : [];
}
