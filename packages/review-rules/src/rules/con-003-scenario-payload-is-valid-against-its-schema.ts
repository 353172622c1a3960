import { compareCodeUnits } from "@plumbline/model-core";
import type { IssueCode, ScenarioIssue } from "@plumbline/playback-engine";
import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { schemasNamedBy } from "../reading/contracts.js";
import { partKey } from "../reading/part-key.js";
import { pathOfPromises } from "../reading/path-of-promises.js";
import { type OutlinedScenario, outlinedScenarios, stepsOf } from "../reading/scenario-steps.js";
import { type SendingStep, sendingStep } from "../reading/sending-step.js";
import type { Cited } from "../records/cited.js";
import type { Found } from "../records/found.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { capitalised, inWords } from "../words/in-words.js";
import { issueInWords, issuePairs } from "../words/issues-in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#con-003. */
export const con003: Rule = {
  id: "CON-003",
  version: 2,
  category: "contracts",
  title: "Scenario payload is valid against its schema",
  reads:
    "The request and response of each call step and the payload of each publish step, held against the schemas of the operation or message.",
  settle:
    "Mend the payload or the schema, solve the other problems of the scenario, name schemas, or confirm the operation or message that is in doubt.",
  results: {
    verified: "Every payload is valid, and at least one is held against a schema.",
    concern: "A payload or its schema is refused, and no operation or message of a step is in doubt.",
    unknown:
      "The operation or message of a step is in doubt or missing, the scenario has other problems, or no payload has a schema.",
    "not-applicable": null,
  },
  severity: "Blocking when an approved promise links the scenario, else warning.",
  evaluate: (context) => outlinedScenarios(context).map((outlined) => judgementOf(context, outlined)),
};

/** A scenario as this rule reads it. */
interface Sent {
  readonly subject: Cited;
  /** What a sentence that begins with it calls it. */
  readonly called: string;
  readonly issues: readonly ScenarioIssue[];
  readonly steps: readonly SendingStep[];
}

/** What refuses a payload or its schema; the last two may also be of what a write step changes. */
const REFUSING: ReadonlySet<IssueCode> = new Set([
  "schema-mismatch",
  "invalid-schema",
  "unknown-schema",
  "missing-payload",
  "invalid-payload",
  "payload-too-large",
]);

function judgementOf(context: ReviewContext, outlined: OutlinedScenario): Judgement {
  const { id, issues } = outlined.scenario;
  const subject: Cited = { kind: "scenario", id };
  const isLinked = pathOfPromises(context).scenarioIds.has(id);
  const said = { subject, severity: isLinked ? "blocking" : "warning" } as const;
  const steps = stepsOf(outlined).flatMap((step) => sendingStep(step) ?? []);
  const sent = { subject, called: capitalised(inWords(context, subject)), issues, steps };
  const found = (): Found =>
    refused(context, sent) ?? otherProblems(sent) ?? heldAgainstSchemas(context, sent);
  return unknownByDoubt(context, { ...said, facts: contractsOf(steps) }) ?? { ...said, ...found() };
}

/** The operations and messages of steps, each once, in order. */
function contractsOf(steps: readonly SendingStep[]): readonly Cited[] {
  const contracts = steps.map(({ contract }) => contract);
  const byKey = new Map(contracts.map((contract) => [partKey(contract), contract]));
  return [...byKey].toSorted(([left], [right]) => compareCodeUnits(left, right)).map(([, one]) => one);
}

function refused(context: ReviewContext, { subject, called, issues, steps }: Sent): Found | null {
  const sending = new Set(steps.map(({ stepId }) => stepId));
  const refusing = issues.filter(({ code, stepId }) => REFUSING.has(code) && sending.has(stepId));
  const [first] = refusing;
  if (first === undefined) {
    return null;
  }
  const items = issuePairs(refusing);
  const reason = `${called} has a payload or schema that is refused: ${issueInWords(first)}${andMore(items.length)}`;
  const stepIds = new Set(refusing.map(({ stepId }) => stepId));
  const isRefused = ({ stepId }: SendingStep): boolean => stepIds.has(stepId);
  const contracts = withSchemas(context, contractsOf(steps.filter(isRefused)));
  // One in doubt would come first, so a concern rests on all of them.
  const others = contractsOf(steps.filter((step) => !isRefused(step)));
  return { result: "concern", reason, cites: [subject, ...contracts, ...others], items };
}

function otherProblems({ subject, called, issues }: Sent): Found | null {
  const [first] = issues;
  if (first === undefined) {
    return null;
  }
  const items = issuePairs(issues);
  const reason = `${called} cannot be played: ${issueInWords(first)}${andMore(items.length)}`;
  return { result: "unknown", reason, cites: [subject], items };
}

function heldAgainstSchemas(context: ReviewContext, { subject, called, steps }: Sent): Found {
  const contracts = contractsOf(steps);
  const cites = [subject, ...withSchemas(context, contracts)];
  if (cites.length === contracts.length + 1) {
    const reason = `${called} has no step whose operation or message names a schema`;
    return { result: "unknown", reason, cites, items: [] };
  }
  const reason = `${called} has only payloads that are valid against their schemas`;
  return { result: "verified", reason, cites, items: [] };
}

/** Operations and messages, then the schemas that they name, each once. */
function withSchemas(context: ReviewContext, contracts: readonly Cited[]): readonly Cited[] {
  const schemas = contracts.flatMap((contract) => schemasNamedBy(context, contract));
  return [...contracts, ...new Map(schemas.map((schema) => [schema.id, schema])).values()];
}

function andMore(count: number): string {
  return count > 1 ? `, and ${count - 1} more` : "";
}
