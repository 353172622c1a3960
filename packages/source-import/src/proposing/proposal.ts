import type { FactKind, Guid } from "@plumbline/model-core";
import { isLookedThrough } from "@plumbline/source-scanner/snapshots";
import type { ImportItem, ItemKind } from "../records/import-item.js";
import type { EvidenceLink } from "../records/links.js";
import { changeOfItem } from "./change-of-item.js";
import { itemId } from "./item-id.js";
import { addingItem, changingItem } from "./item-of-draft.js";
import { type DraftMatch, matchDrafts } from "./match-drafts.js";
import { type PresentFact, PresentFacts } from "./present-facts.js";
import type { ProposalInput } from "./proposal-input.js";
import type { ResolvedFact, SourceDraft } from "./source-draft.js";

/** A proposal while it is made, kind by kind: what refers to a fact comes after it. */
export class Proposal {
  readonly input: ProposalInput;
  readonly present: PresentFacts;
  readonly items: ImportItem[] = [];
  readonly #links: ReadonlyMap<string, EvidenceLink>;
  /** Elements of linked services, by the keys of the facts of these. */
  readonly #elements: ReadonlyMap<string, Guid>;
  readonly #refused: ReadonlySet<string>;
  /** Files that were not looked through. */
  readonly #unlooked: ReadonlySet<string>;

  constructor(input: ProposalInput) {
    this.input = input;
    this.present = new PresentFacts(input.model);
    this.#links = new Map(input.evidenceLinks.map((link) => [link.factKey, link]));
    this.#elements = new Map(
      input.serviceLinks.map(({ serviceKey, elementId }) => [`service|${serviceKey}`, elementId]),
    );
    this.#refused = new Set(input.refusedForGood.map(refusedKey));
    const unlooked = input.snapshot.files.filter((file) => !isLookedThrough(file));
    this.#unlooked = new Set(unlooked.map(({ path }) => path));
  }

  /** The ID of an item, and of a fact that it adds. */
  idOf(kind: ItemKind, factKey: string | null): Guid {
    const { projectId, snapshot } = this.input;
    return itemId(projectId, { repository: snapshot.repository, kind, factKey });
  }

  /** Proposes what drafts of one kind say, and gives the fact that each is about, by its key; a refused one has none. */
  settle(kind: FactKind, drafts: readonly SourceDraft[]): ReadonlyMap<string, ResolvedFact> {
    const matches = matchDrafts({
      drafts: withoutRepeatedEnds(drafts, this.#links),
      present: this.present.all(kind),
      known: (draft) => this.#known(draft),
    });
    const settled = new Map<string, ResolvedFact>();
    for (const [draft, match] of matches) {
      const resolved = this.#propose(draft, match);
      if (resolved !== null) {
        settled.set(draft.factKey, resolved);
      }
    }
    return settled;
  }

  /** Whether it was refused for good, and source still says the same. */
  isRefused(item: ImportItem): boolean {
    return this.#refused.has(refusedKey(item));
  }

  /** Takes an item, but one that was refused for good. */
  add(item: ImportItem): boolean {
    const isTaken = !this.isRefused(item);
    if (isTaken) {
      this.items.push(item);
    }
    return isTaken;
  }

  #known(draft: SourceDraft): DraftMatch | undefined {
    const { kind, factKey } = draft;
    const id = this.idOf(kind, factKey);
    const chosen = this.input.targets.get(id);
    if (chosen !== undefined) {
      return this.#chosen(kind, chosen ?? id);
    }
    const linked = this.#linked(kind, factKey);
    if (linked !== null) {
      return { present: linked, match: "linked" };
    }
    const proposed = this.present.get(kind, id);
    return proposed === null ? undefined : { present: proposed, match: "same-name" };
  }

  #chosen(kind: FactKind, id: Guid): DraftMatch {
    return { present: this.present.get(kind, id), match: "none" };
  }

  #linked(kind: FactKind, factKey: string): PresentFact | null {
    const { acceptedSchemas } = this.input;
    const id = kind === "schema" ? acceptedSchemas.get(factKey) : this.#links.get(factKey)?.factId;
    return this.#presentOf(kind, id) ?? this.#presentOf(kind, this.#elements.get(factKey));
  }

  #presentOf(kind: FactKind, id: Guid | undefined): PresentFact | null {
    return id === undefined ? null : this.present.get(kind, id);
  }

  #propose(draft: SourceDraft, { present, match }: DraftMatch): ResolvedFact | null {
    const id = this.idOf(draft.kind, draft.factKey);
    if (present === null) {
      const isProposed = this.add(addingItem(draft, { id, targetId: id, match }));
      return isProposed ? { id, item: id } : null;
    }
    const targetId = present.fact.id as Guid;
    const link = this.#linkTo(draft, targetId);
    const isOutOfSight = this.#isOutOfSight(draft, link);
    const matched = { draft, present, link, isOutOfSight, clearsMarks: this.input.clearsMarks };
    const change = changeOfItem(matched);
    const isSettled = match === "linked" || change === null;
    const isProposed = change !== null && this.add(changingItem(change, matched, { id, targetId, match }));
    if (isSettled) {
      return { id: targetId, item: null };
    }
    return isProposed ? { id: targetId, item: id } : null;
  }

  /** Manifests and settings give a service its name and technology, and others do where they say nothing. */
  #isOutOfSight({ kind }: SourceDraft, link: EvidenceLink | null): boolean {
    return kind === "element" && link !== null && link.lastPaths.some((path) => this.#unlooked.has(path));
  }

  #linkTo({ factKey }: SourceDraft, factId: Guid): EvidenceLink | null {
    const link = this.#links.get(factKey);
    return link?.factId === factId ? link : null;
  }
}

function refusedKey({ kind, factKey, factHash }: Pick<ImportItem, "kind" | "factKey" | "factHash">): string {
  return [kind, factHash, factKey].join(" ");
}

/** What is known by its ends is proposed once for each pair: the linked one, else the first. */
function withoutRepeatedEnds(
  drafts: readonly SourceDraft[],
  links: ReadonlyMap<string, EvidenceLink>,
): readonly SourceDraft[] {
  const taken = new Set<string>();
  const ofLinkedFirst = drafts.toSorted(
    (one, other) => Number(links.has(other.factKey)) - Number(links.has(one.factKey)),
  );
  return ofLinkedFirst.filter(({ name, place }) => {
    const isTaken = name === null && taken.has(place);
    taken.add(place);
    return !isTaken;
  });
}
