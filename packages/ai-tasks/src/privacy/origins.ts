import { FACT_KINDS, LIST_OF_KIND, type Model, type Provenance } from "@plumbline/model-core";
import { originsOfSource, type ToldProposal } from "./origins-of-source.js";

/** What a context would send, as far as it matters where it is from. */
export interface SentParts {
  readonly model: Model;
  /** Which repositories ever showed facts that are sent, or that texts name: what was taken from one may say another source. */
  readonly evidence: readonly { readonly factId: string; readonly repository: string }[];
  /** Scenarios, promises, decisions and findings whose text is sent, with the IDs that they name. */
  readonly texts: readonly SentText[];
  /** Where facts that are sent, or that texts name, were ever seen: before an edit, in another branch, or before they went. */
  readonly seen: readonly { readonly id: string; readonly source: string }[];
  /** What of scans is sent. */
  readonly scanned: readonly { readonly id: string; readonly repository: string }[];
  /** The proposals that texts are from, and that sources of facts name, as far as they are there. */
  readonly proposals: readonly ToldProposal[];
}

/** A text that is sent. */
export interface SentText {
  readonly id: string;
  readonly names: readonly string[];
  /** The source that says which proposal it became of; null of what nobody proposed. */
  readonly source?: string | null;
}

/** The repositories that each thing which is sent is from, by its ID. */
export type Origins = ReadonlyMap<string, ReadonlySet<string>>;

/** Where what is sent is from (docs/reference/ai.md#private-code). */
export function originsOf(sent: SentParts): Origins {
  const told = new Map(sent.proposals.map(({ id, toldFrom }) => [id, toldFrom]));
  const facts = originsOfFacts(sent, told);
  const sentIds = new Set<string>(factsOf(sent.model).map(({ id }) => id));
  const texts = sent.texts.flatMap(({ id, names, source = null }): readonly Origin[] => [
    ...names.flatMap((name) => [...(facts.get(name) ?? [])].map((from): Origin => [id, from])),
    ...originsOfSource(source, told).map((from): Origin => [id, from]),
  ]);
  const scanned = sent.scanned.map(({ id, repository }): Origin => [id, repository]);
  const own = [...facts].flatMap(([id, all]) =>
    sentIds.has(id) ? [...all].map((from): Origin => [id, from]) : [],
  );
  return grouped([...own, ...texts, ...scanned]);
}

/** An ID, and a repository that it is from. */
type Origin = readonly [id: string, repository: string];

function originsOfFacts({ model, evidence, seen }: SentParts, told: ReadonlyMap<string, readonly string[]>) {
  const now = factsOf(model).map(({ id, provenance }) => ({ id, source: provenance?.source ?? null }));
  const said = [...now, ...seen].flatMap(({ id, source }) =>
    originsOfSource(source, told).map((from): Origin => [id, from]),
  );
  return grouped([...said, ...evidence.map(({ factId, repository }): Origin => [factId, repository])]);
}

interface Standing {
  readonly id: string;
  readonly provenance?: Provenance | null;
}

function factsOf(model: Model): readonly Standing[] {
  return FACT_KINDS.flatMap((kind): readonly Standing[] => model[LIST_OF_KIND[kind]]);
}

function grouped(origins: readonly Origin[]): Origins {
  const byId = Map.groupBy(origins, ([id]) => id);
  return new Map([...byId].map(([id, all]) => [id, new Set(all.map(([, from]) => from))]));
}
