import type { LooseDocument, LooseFact } from "./model-documents.js";

// A second reading of three rules, by the words of their rows alone: slow, and of no code of the service.

// biome-ignore lint/suspicious/noExplicitAny: a fact is looked at loosely
type Fact = Record<string, any>;

/** What a promise that is approved is linked with, by kind. */
export interface NaiveLinks {
  readonly ids: readonly string[];
  readonly scenarios: readonly object[];
}

export interface NaiveFinding {
  readonly ruleId: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly subjectName: string | null;
  readonly result: string;
  readonly severity: string;
  /** IDs of the facts that it cites, in order. */
  readonly cites: readonly string[];
}

/** The findings of CON-001, CON-002 and REL-001 in a model, in the order of rules and subjects. */
export function naiveReview(document: LooseDocument, links: NaiveLinks): readonly NaiveFinding[] {
  const path = pathFrom(document, links);
  const onPath = (id: string): string => (path.has(id) ? "blocking" : "warning");
  const contracts = [
    ...listOf(document, "operations").map((fact) => ["operation", fact] as const),
    ...listOf(document, "messages").map((fact) => ["message", fact] as const),
  ];
  const subscriptions = listOf(document, "subscriptions").map((fact) => lostDelivery(document, fact));
  const schemas = new Set(listOf(document, "schemas").map(({ id }) => id));
  const named = contracts.map(([kind, fact]) => ({ kind, fact, ids: schemasOf(fact) }));
  const has = named.map(({ kind, fact, ids }) => ({
    ...{ ruleId: "CON-001", ...subjectOf(kind, fact), severity: onPath(fact["id"]), cites: [fact["id"]] },
    result: isInDoubt(fact) ? "unknown" : ids.length === 0 ? "concern" : "verified",
  }));
  const exist = named.map(({ kind, fact, ids }) => ({
    ...{ ruleId: "CON-002", ...subjectOf(kind, fact), severity: onPath(fact["id"]) },
    // Whether the schemas are there is looked at where the fact that names them is stated.
    cites: isInDoubt(fact) ? [fact["id"]] : [fact["id"], ...ids].sort(),
    result: resultOf(fact, ids, schemas),
  }));
  return [...subscriptions, ...has, ...exist].sort((left, right) =>
    `${left.ruleId} ${left.subjectId}` < `${right.ruleId} ${right.subjectId}` ? -1 : 1,
  );
}

function resultOf(fact: Fact, ids: readonly string[], schemas: ReadonlySet<string>): string {
  if (ids.length === 0) {
    return "not-applicable";
  }
  if (isInDoubt(fact)) {
    return "unknown";
  }
  return ids.every((id) => schemas.has(id)) ? "verified" : "concern";
}

function lostDelivery(document: LooseDocument, fact: Fact): NaiveFinding {
  const { id, channelId, consumerId, deadLetterChannelId, retry } = fact;
  const read = [id, channelId, consumerId, deadLetterChannelId].filter((one) => typeof one === "string");
  const all = [...listOf(document, "channels"), ...listOf(document, "elements"), fact];
  const doubted = read.filter((one) => isInDoubt(all.find((candidate) => candidate["id"] === one) ?? {}));
  const isUnknown = doubted.length > 0;
  const isLost = (retry?.maxAttempts ?? 1) === 1 && !deadLetterChannelId;
  return {
    ...{ ruleId: "REL-001", ...subjectOf("subscription", fact), severity: "warning" },
    result: isUnknown ? "unknown" : isLost ? "concern" : "verified",
    cites: [...new Set(isUnknown ? [id, ...doubted] : read)].sort(),
  };
}

function subjectOf(subjectKind: string, fact: Fact) {
  return { subjectKind, subjectId: fact["id"] as string, subjectName: (fact["name"] ?? null) as string };
}

function schemasOf({ requestSchemaId, responseSchemaId, schemaId }: Fact): readonly string[] {
  return [...new Set<string>([requestSchemaId, responseSchemaId, schemaId].filter(Boolean))];
}

function isInDoubt({ factStatus, stale }: Fact): boolean {
  const isStated = ["declared", "observed-in-source", "measured"].includes(factStatus);
  return !isStated || (stale ?? null) !== null;
}

function listOf(document: LooseDocument, list: string): readonly LooseFact[] {
  return (document[list] ?? []) as readonly LooseFact[];
}

/** The IDs on the path: what is linked and what steps name, and what that hangs from until nothing is added. */
function pathFrom(document: LooseDocument, { ids, scenarios }: NaiveLinks): ReadonlySet<string> {
  const path = new Set([...ids, ...scenarios.flatMap((scenario) => namedBySteps(scenario))]);
  for (let before = -1; before !== path.size; ) {
    before = path.size;
    for (const [list, fields] of HANGS_FROM) {
      for (const fact of listOf(document, list)) {
        addFrom(path, fact, fields);
      }
    }
  }
  return path;
}

/** Of the facts of a list: the field by whose value it is reached beside its own ID, and what it brings. */
const HANGS_FROM = [
  ["operations", { by: [], brings: ["ownerId"] }],
  ["messages", { by: [], brings: ["producerId"] }],
  ["subscriptions", { by: ["channelId"], brings: ["channelId", "consumerId", "deadLetterChannelId"] }],
  ["bindings", { by: ["sourceChannelId"], brings: [] }],
] as const;

function addFrom(
  path: Set<string>,
  fact: Fact,
  { by, brings }: { readonly by: readonly string[]; readonly brings: readonly string[] },
): void {
  const isReached = by.some((field) => path.has(fact[field]));
  if (isReached) {
    path.add(fact["id"]);
  }
  const more = isReached && "targetChannelId" in fact ? ["targetChannelId"] : [];
  for (const field of path.has(fact["id"]) ? [...brings, ...more] : []) {
    path.add(fact[field]);
  }
}

const NAMING = ["from", "operation", "channel", "message", "by", "store"];
const NESTED = ["steps", "then", "onError", "branches", "else"];

function namedBySteps(step: Fact): readonly string[] {
  if (Array.isArray(step)) {
    return step.flatMap(namedBySteps);
  }
  const handlers: Fact = step["handlers"] ?? {};
  return [
    ...NAMING.flatMap((field) => (typeof step[field] === "string" ? [step[field]] : [])),
    ...NESTED.flatMap((field) => (typeof step[field] === "object" ? namedBySteps(step[field]) : [])),
    ...Object.entries(handlers).flatMap(([id, steps]) => [id, ...namedBySteps(steps)]),
  ];
}
