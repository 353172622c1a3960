import {
  compareCodeUnits,
  FACT_KINDS,
  LIST_OF_KIND,
  type Model,
  type Provenance,
} from "@plumbline/model-core";
import type { PublicRepositories } from "./private-repositories.js";

/** What a context would send, as far as it matters whether it is private. */
export interface SentParts {
  readonly model: Model;
  /** Facts with evidence in source; schemas have no provenance of their own. */
  readonly evidence: readonly { readonly factId: string; readonly repository: string }[];
  /** Scenarios, promises, decisions and findings whose text is sent, with the IDs that they name. */
  readonly texts: readonly { readonly id: string; readonly names: readonly string[] }[];
  /** Where facts that are sent, or that texts name, were ever seen: before an edit, in another branch, or before they went. */
  readonly seen: readonly { readonly id: string; readonly source: string }[];
  /** What of scans is sent. */
  readonly scanned: readonly { readonly id: string; readonly repository: string }[];
}

/**
 * The IDs of what is private in a context, in their order (docs/reference/ai.md#private-code): facts that a private
 * repository shows or ever showed, schemas imported from one, what its scans found, and texts that name such a fact.
 */
export function privateSubjects(sent: SentParts, repositories: PublicRepositories): readonly string[] {
  const facts = privateFacts(sent, repositories);
  const texts = sent.texts.filter(({ names }) => names.some((id) => facts.has(id))).map(({ id }) => id);
  const scanned = sent.scanned.filter(({ repository }) => repositories.isPrivate(repository));
  const sentIds = new Set(
    FACT_KINDS.flatMap((kind) => sent.model[LIST_OF_KIND[kind]].map(({ id }) => id as string)),
  );
  const found = new Set([
    ...[...facts].filter((id) => sentIds.has(id)),
    ...texts,
    ...scanned.map(({ id }) => id),
  ]);
  return [...found].sort(compareCodeUnits);
}

function privateFacts(
  { model, evidence, seen }: SentParts,
  repositories: PublicRepositories,
): ReadonlySet<string> {
  const schemas = new Set<string>(model.schemas.map(({ id }) => id));
  const imported = evidence.filter(
    ({ factId, repository }) => schemas.has(factId) && repositories.isPrivate(repository),
  );
  const facts = FACT_KINDS.flatMap((kind): readonly Standing[] => model[LIST_OF_KIND[kind]]);
  const shown = facts.filter(({ provenance }) => repositories.isPrivateSource(provenance?.source ?? null));
  const past = seen.filter(({ source }) => repositories.isPrivateSource(source));
  return new Set([...[...shown, ...past].map(({ id }) => id), ...imported.map(({ factId }) => factId)]);
}

interface Standing {
  readonly id: string;
  readonly provenance?: Provenance | null;
}
