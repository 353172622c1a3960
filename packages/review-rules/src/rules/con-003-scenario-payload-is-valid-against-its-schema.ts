import { compareCodeUnits } from "@plumbline/model-core";
import { type IssueCode, quoted, type ScenarioIssue } from "@plumbline/playback-engine";
import { schemasNamedBy } from "../reading/contracts.js";
import { doubtAmong } from "../reading/doubt-among.js";
import { issueInWords, issuePairs } from "../reading/issues-of-steps.js";
import { partKey } from "../reading/part-key.js";
import { pathOfPromises } from "../reading/path-of-promises.js";
import { type OutlinedScenario, outlinedScenarios, stepsOf } from "../reading/scenario-steps.js";
import { type SendingStep, sendingStep } from "../reading/sending-step.js";
import type { Found } from "../records/found.js";
import type { Cited, Judgement, Rule } from "../records/rule.js";
import type { ReviewContext } from "../state/review-context.js";

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
  severity: "Blocking when an approved promise links the scenario, else a warning.",
  evaluate: (context) => outlinedScenarios(context).map((outlined) => judgementOf(context, outlined)),
};

/** A scenario as this rule reads it. */
interface Sent {
  readonly subject: Cited;
  /** Quoted. */
  readonly name: string;
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
  const { id, document, issues } = outlined.scenario;
  const subject: Cited = { kind: "scenario", id };
  const steps = stepsOf(outlined).flatMap((step) => sendingStep(step) ?? []);
  const isLinked = pathOfPromises(context).scenarioIds.has(id);
  const found = foundOf(context, { subject, name: quoted(document.name), issues, steps });
  return { subject, severity: isLinked ? "blocking" : "warning", ...found };
}

function foundOf(context: ReviewContext, sent: Sent): Found {
  return (
    doubtAmong(context, sent.subject, contractsOf(sent.steps)) ??
    withoutContract(sent) ??
    refused(context, sent) ??
    otherProblems(sent) ??
    heldAgainstSchemas(context, sent)
  );
}

/** The operations and messages of steps, each once, in order. */
function contractsOf(steps: readonly SendingStep[]): readonly Cited[] {
  const contracts = steps.flatMap(({ contract }) => contract ?? []);
  const byKey = new Map(contracts.map((contract) => [partKey(contract), contract]));
  return [...byKey].toSorted(([left], [right]) => compareCodeUnits(left, right)).map(([, one]) => one);
}

function withoutContract({ subject, name, steps }: Sent): Found | null {
  const without = steps.filter(({ contract }) => contract === null);
  const [first] = without;
  if (first === undefined) {
    return null;
  }
  const step = first.stepId === null ? "A step" : `The step ${quoted(first.stepId)}`;
  const reason = `${step} of the scenario ${name} names no ${first.kind}${andMore(without.length)}`;
  return { result: "unknown", reason, cites: [subject], items: without.map(({ stepId }) => stepId ?? "") };
}

function refused(context: ReviewContext, { subject, name, issues, steps }: Sent): Found | null {
  const sending = new Set(steps.map(({ stepId }) => stepId));
  const refusing = issues.filter(({ code, stepId }) => REFUSING.has(code) && sending.has(stepId));
  const [first] = refusing;
  if (first === undefined) {
    return null;
  }
  const items = issuePairs(refusing);
  const reason = `The scenario ${name} has a payload or schema that is refused: ${issueInWords(first)}${andMore(items.length)}`;
  const stepIds = new Set(refusing.map(({ stepId }) => stepId));
  const contracts = contractsOf(steps.filter(({ stepId }) => stepIds.has(stepId)));
  return { result: "concern", reason, cites: [subject, ...withSchemas(context, contracts)], items };
}

function otherProblems({ subject, name, issues }: Sent): Found | null {
  const [first] = issues;
  if (first === undefined) {
    return null;
  }
  const items = issuePairs(issues);
  const reason = `The scenario ${name} cannot be played: ${issueInWords(first)}${andMore(items.length)}`;
  return { result: "unknown", reason, cites: [subject], items };
}

function heldAgainstSchemas(context: ReviewContext, { subject, name, steps }: Sent): Found {
  const contracts = contractsOf(steps);
  const cites = [subject, ...withSchemas(context, contracts)];
  if (cites.length === contracts.length + 1) {
    const reason = `No operation or message in the steps of the scenario ${name} names a schema`;
    return { result: "unknown", reason, cites, items: [] };
  }
  const reason = `Every payload of the scenario ${name} is valid against its schema`;
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
