import { type Guid, type Model, modelWithChanges } from "@plumbline/model-core";
import type { ServiceLink } from "@plumbline/source-import";
import { type ArchitectureProposal, type DecidedArchitecture, decideArchitecture } from "../index.js";
import { numbered } from "./aliased-facts.js";
import { SHOP } from "./architectures.js";

export const PLACE = { projectId: numbered(4), modelStreamId: numbered(5) };

/** What Bob says of items, by their aliases. */
export interface Said {
  readonly accept: readonly string[];
  readonly reject: readonly string[];
}

/** Bob decides items. */
export function decide(
  proposal: ArchitectureProposal,
  said: Said,
  model: Model = SHOP,
  linked: readonly ServiceLink[] = [],
) {
  const ids = (aliases: readonly string[]): readonly Guid[] =>
    aliases.map((alias) => proposal.items.find((item) => item.alias === alias)?.id ?? numbered(9_999));
  return decideArchitecture({
    proposal,
    said: { accept: ids(said.accept), reject: ids(said.reject) },
    ...{ model, linked },
    place: PLACE,
    acceptance: { by: numbered(3), actor: "user:bob", at: "2026-11-24T09:00:00.000Z" },
  });
}

/** The same, which is not refused. */
export function decided(
  proposal: ArchitectureProposal,
  said: Said,
  model: Model = SHOP,
): DecidedArchitecture {
  const outcome = decide(proposal, said, model);
  if (!outcome.ok) {
    throw new Error(JSON.stringify(outcome.refusal));
  }
  return outcome.value;
}

/** The model after what was decided. */
export function modelAfter(model: Model, { changes }: DecidedArchitecture): Model {
  return changes === null ? model : modelWithChanges(model, changes);
}
