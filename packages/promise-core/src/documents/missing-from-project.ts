import { type FactKind, type Guid, type Issue, pathOfIndex } from "@plumbline/model-core";
import { LINK_LISTS, type LinkedKind, type LinkList } from "../records/links.js";
import type { ObligationRequest } from "./read-obligation-request.js";
import type { PromiseRequest } from "./read-promise-request.js";

/** What a request may name. */
export type NamedKind = LinkedKind | FactKind;

/** Asks whether a project has a thing now. */
export interface ThingsOfProject {
  readonly has: (kind: NamedKind, id: Guid) => boolean;
}

/** What an event is of. */
const TARGETS: readonly NamedKind[] = ["operation", "channel", "subscription", "element", "binding"];

/** What a test can be about; an integration test of an app is about that. */
const CONTRACTS: readonly NamedKind[] = [
  "operation",
  "message",
  "channel",
  "subscription",
  "binding",
  "schema",
  "element",
];

/**
 * The links and targets of a promise request that name nothing of the project
 * (docs/reference/promises.md#what-has-to-exist), each with its path in the body.
 */
export function missingFromPromise(
  { content, sentLinks }: PromiseRequest,
  things: ThingsOfProject,
): readonly Issue[] {
  const lists = Object.entries(LINK_LISTS) as [LinkList, LinkedKind][];
  const missingLinks = lists.flatMap(([list, kind]) =>
    sentLinks[list].flatMap((id, index) =>
      missing({ id, kinds: [kind], field: pathOfIndex(`links.${list}`, index) }, things),
    ),
  );
  const missingTargets = (content.forbiddenEvents ?? []).flatMap(({ target: id }, index) =>
    id === null ? [] : missing({ id, kinds: TARGETS, field: `forbiddenEvents[${index}].target` }, things),
  );
  return [...missingTargets, ...missingLinks];
}

/** The scenario and the contracts of an obligation request that name nothing of the project. */
export function missingFromObligation(
  { stated: { recipe }, sentContractIds }: ObligationRequest,
  things: ThingsOfProject,
): readonly Issue[] {
  const scenarioId = recipe.scenarioCheck?.scenarioId;
  const field = "recipe.scenarioCheck.scenarioId";
  const scenario =
    scenarioId === undefined ? [] : missing({ id: scenarioId, kinds: ["scenario"], field }, things);
  const contracts = sentContractIds.flatMap((id, index) =>
    missing({ id, kinds: CONTRACTS, field: pathOfIndex("recipe.plan.contractIds", index) }, things),
  );
  return [...scenario, ...contracts];
}

interface Naming {
  readonly id: Guid;
  readonly kinds: readonly NamedKind[];
  readonly field: string;
}

function missing({ id, kinds, field }: Naming, { has }: ThingsOfProject): readonly Issue[] {
  const message = `must name a thing of the project: ${kinds.join(", ")}`;
  return kinds.some((kind) => has(kind, id)) ? [] : [{ field, message }];
}
