import { present } from "@plumbline/model-core";
import {
  type AnsweredFinding,
  answered,
  dispositionsOf,
  type Finding,
  type FindingAnswer,
  findingKey,
  refusalOfAnswer,
} from "@plumbline/review-rules";
import { actorOf, type ProjectCaller, roleReaches } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import type { Transactions, Tx } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { Refused } from "../../../platform/errors/refused.js";
import { readFindings, type StateFindings } from "../../findings/for-threads.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import type { NotReviewed } from "../reading/answered-state.js";
import { answersOf } from "../reading/answered-state.js";
import { AnswerRepository } from "../storing/answer.repository.js";
import { type PlacedAnswer, readAskedAnswers } from "./asked-answers.js";
import { DecisionsOfAnswers } from "./decisions-of-answers.js";

/** Answers to give, as they were sent. */
export interface AnswersToGive {
  readonly caller: ProjectCaller;
  readonly bytes: Uint8Array;
  readonly howMany: "one" | "several";
  readonly clock: SchemaCheckMemory;
}

type NotAnswered = RefusalNamed<"body-refused" | "no-such-decision" | "answer-refused">;

export type AnswerOutcome =
  | { readonly outcome: "given"; readonly findings: readonly AnsweredFinding[] }
  | NotReviewed
  | NotAnswered;

const answers = new AnswerRepository();

/** Answers findings of a state: all of them, or none (docs/reference/review.md#answers). */
export async function giveAnswers(
  transactions: Transactions,
  { caller, bytes, howMany, clock }: AnswersToGive,
): Promise<AnswerOutcome> {
  const body = readAskedAnswers(bytes, howMany);
  if (!body.ok) {
    return { outcome: "body-refused", refusal: body.refusal };
  }
  const { wanted, asked } = body.value;
  const state = await transactions.readAtOnce((reader) =>
    readFindings(reader, caller.projectId, wanted, clock),
  );
  return state.outcome === "findings" ? store(transactions, { caller, state, asked }) : state;
}

interface Asked {
  readonly caller: ProjectCaller;
  readonly state: StateFindings;
  readonly asked: readonly PlacedAnswer[];
}

function store(transactions: Transactions, { caller, state, asked }: Asked): Promise<AnswerOutcome> {
  const found = new Map(state.findings.map((finding) => [findingKey(finding), finding]));
  return transactions.run(async (tx) => {
    if (!(await answers.hold(tx, caller.projectId))) {
      return { outcome: "no-project" };
    }
    const named = asked.flatMap(({ answer: { decisionId } }) => decisionId ?? []);
    const decisions = await DecisionsOfAnswers.hold(tx, caller, named);
    const given: FindingAnswer[] = [];
    for (const one of asked) {
      given.push(await give({ caller, found, decisions }, one));
    }
    await answers.add(tx, caller.projectId, given);
    await decisions.store(tx);
    await tell(tx, caller, given);
    return { outcome: "given", findings: await shown(tx, caller, given, found) };
  });
}

interface Giving {
  readonly caller: ProjectCaller;
  readonly found: ReadonlyMap<string, Finding>;
  readonly decisions: DecisionsOfAnswers;
}

/** Judges one answer on what those before it made of the decisions; whatever is refused refuses all. */
async function give(
  { caller, found, decisions }: Giving,
  { answer, at }: PlacedAnswer,
): Promise<FindingAnswer> {
  const { ruleId, subjectId, status, reason, decisionId } = answer;
  if (decisionId !== null && !decisions.has(decisionId)) {
    throw new Refused({ outcome: "no-such-decision", field: `${at}decisionId` });
  }
  const isOwner = roleReaches(caller.role, "owner");
  const decision =
    decisionId === null ? null : { id: decisionId, isInForce: decisions.isInForce(decisionId) };
  const finding = found.get(findingKey(answer));
  const namedBy = decisions.naming(answer);
  const refusal = refusalOfAnswer(
    { finding: finding ?? null, namedBy },
    { status, reason, decision, isOwner },
  );
  if (refusal !== null) {
    throw new Refused({ outcome: "answer-refused", refusal, field: at.slice(0, -1) });
  }
  const { fingerprint, ruleVersion } = present(finding);
  decisions.answer({ ruleId, subjectId, fingerprint, ruleVersion }, decisionId);
  const by = { by: actorOf(caller), at: new Date().toISOString() };
  return { ruleId, subjectId, status, reason, decisionId, ...by, ruleVersion, fingerprint };
}

async function tell(tx: Tx, caller: ProjectCaller, given: readonly FindingAnswer[]): Promise<void> {
  const { projectId, workspaceId } = caller;
  for (const { ruleId, subjectId, status, decisionId, fingerprint } of given) {
    await recordAudit(tx, caller, {
      workspaceId,
      action: "finding.answered",
      target: subjectId,
      details: { projectId, ruleId, status, decisionId, fingerprint },
    });
  }
}

async function shown(
  tx: Tx,
  { projectId }: ProjectCaller,
  given: readonly FindingAnswer[],
  found: ReadonlyMap<string, Finding>,
): Promise<readonly AnsweredFinding[]> {
  const dispositionOf = dispositionsOf(await answersOf(tx, projectId));
  return given.flatMap((answer) => {
    const finding = found.get(findingKey(answer));
    return finding === undefined ? [] : [answered(finding, dispositionOf(finding))];
  });
}
