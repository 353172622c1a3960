import { compareCodeUnits, type Element, FACT_LIMITS, type Guid, isLongerThan } from "@plumbline/model-core";
import type { SourceFact } from "@plumbline/source-scanner";
import { SOURCE_IMPORT_LIMITS } from "../limits.js";
import type { ImportItem } from "../records/import-item.js";
import { factHash } from "./fact-hash.js";
import { factsOfKind, isNameOfModel, textOf } from "./facts-of-kind.js";
import { normalisedName } from "./normalised-name.js";
import { placeOf } from "./present-facts.js";
import type { Proposal } from "./proposal.js";
import type { ResolvedFact, SourceDraft } from "./source-draft.js";

/** The elements of services, stores and brokers, by what source calls them. */
export class Parties {
  readonly #elements: ReadonlyMap<string, ResolvedFact>;

  constructor(elements: ReadonlyMap<string, ResolvedFact>) {
    this.#elements = elements;
  }

  ofService(serviceKey: string | null): ResolvedFact | null {
    return this.#elements.get(`service|${serviceKey}`) ?? null;
  }

  /** A service by its key, a store or a broker by its name. */
  of(party: string | null): ResolvedFact | null {
    const keys = ["service", "store", "broker"].map((kind) => `${kind}|${party}`);
    return keys.map((key) => this.#elements.get(key)).find((found) => found !== undefined) ?? null;
  }
}

/** Proposes the elements, and the system around them where there is none for them yet. */
export function proposeElements(proposal: Proposal): Parties {
  const facts = factsOfKind(proposal.input.snapshot.facts, "service", "store", "broker").filter(({ name }) =>
    isNameOfModel(name),
  );
  const known = knownSystem(proposal);
  const system = known ?? proposedSystem(proposal, facts);
  const drafts = system === null ? [] : facts.map((fact) => elementDraft(fact, system));
  const elements = proposal.settle("element", drafts);
  if (known === null && system !== null && proposal.items.some(({ change }) => change === "add")) {
    proposal.add(systemItem(proposal, facts));
  }
  return new Parties(elements);
}

function elementDraft(fact: SourceFact, system: ResolvedFact): SourceDraft {
  const kind = fact.kind === "store" ? "store" : "app";
  const technology = textOf(fact, "technology");
  const isTold = technology !== null && !isLongerThan(technology, FACT_LIMITS.technologyLength);
  return {
    kind: "element",
    factKey: fact.factKey,
    serviceKey: fact.serviceKey,
    place: placeOf.element({ kind, parentId: system.id }),
    name: fact.name,
    stated: { name: fact.name, ...(isTold ? { technology } : {}) },
    whenNew: { kind, status: "current", parentId: system.id },
    facts: [fact],
    needs: [system],
  };
}

/** The system that was asked for, that of the services that are linked, or the one that is called as the repository. */
function knownSystem(proposal: Proposal): ResolvedFact | null {
  const { systemId, model } = proposal.input;
  const id = systemId ?? systemOfLinkedServices(proposal);
  if (id !== null) {
    return { id, item: null };
  }
  const proposedId = proposal.idOf("element", null);
  const chosen = proposal.input.targets.get(proposedId) ?? proposedId;
  const systems = model.elements.filter(({ kind }) => kind === "system");
  const named = systems.filter(
    ({ name }) => normalisedName(name) === normalisedName(nameOfRepository(proposal)),
  );
  const present =
    systems.find((system) => system.id === chosen) ?? (named.length === 1 ? named[0] : undefined);
  return present === undefined ? null : { id: present.id, item: null };
}

/** The one that most of them are in. */
function systemOfLinkedServices(proposal: Proposal): Guid | null {
  const counts = new Map<Guid, number>();
  for (const { elementId } of proposal.input.serviceLinks) {
    const system = systemAround(proposal, proposal.present.element(elementId));
    if (system !== null) {
      counts.set(system, (counts.get(system) ?? 0) + 1);
    }
  }
  const inOrder = [...counts].sort(
    ([one, ofOne], [other, ofOther]) => ofOther - ofOne || compareCodeUnits(one, other),
  );
  return inOrder[0]?.[0] ?? null;
}

function systemAround(proposal: Proposal, element: Element | null): Guid | null {
  if (element === null || element.parentId === null) {
    return null;
  }
  const parent = proposal.present.element(element.parentId);
  return parent?.kind === "system" ? parent.id : systemAround(proposal, parent);
}

function nameOfRepository({ input }: Proposal): string {
  const { repository } = input.snapshot;
  return repository.slice(repository.lastIndexOf("/") + 1);
}

/** Null where there is nothing to put into it, and where it was refused for good. */
function proposedSystem(proposal: Proposal, facts: readonly SourceFact[]): ResolvedFact | null {
  const item = systemItem(proposal, facts);
  return facts.length === 0 || proposal.isRefused(item) ? null : { id: item.id, item: item.id };
}

/** It is said by no fact: its sources are the first of each service. */
function systemItem(proposal: Proposal, facts: readonly SourceFact[]): ImportItem {
  const id = proposal.idOf("element", null);
  const services = facts.some(({ kind }) => kind === "service")
    ? facts.filter(({ kind }) => kind === "service")
    : facts;
  const sources = services.flatMap((fact) => fact.sources.slice(0, 1));
  return {
    id,
    kind: "element",
    change: "add",
    factKey: null,
    serviceKey: null,
    targetId: id,
    proposed: {
      kind: "system",
      status: "current",
      parentId: null,
      name: nameOfRepository(proposal),
      factStatus: "observed-in-source",
    },
    current: null,
    sources: [...new Set(sources)].slice(0, SOURCE_IMPORT_LIMITS.sources),
    dependsOn: [],
    match: "none",
    factHash: factHash([]),
  };
}
