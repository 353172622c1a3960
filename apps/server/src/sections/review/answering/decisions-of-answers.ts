import {
  type DecisionMoved,
  type StoredDecision,
  settle,
  settlesInForce,
  unsettle,
} from "@plumbline/decision-core";
import { type Guid, parseGuid, present } from "@plumbline/model-core";
import type { FindingName, SettledFinding } from "@plumbline/review-rules";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import type { Tx } from "../../../platform/database/statements.js";
import { Refused } from "../../../platform/errors/refused.js";
import { DecisionRepository } from "../../decisions/for-threads.js";

const repository = new DecisionRepository();

/** The decisions of a project while findings are answered: what they settle changes with the answers. */
export class DecisionsOfAnswers {
  private readonly before: ReadonlyMap<Guid, StoredDecision>;
  private readonly known: Map<Guid, StoredDecision>;

  private constructor(
    private readonly caller: ProjectCaller,
    decisions: readonly StoredDecision[],
  ) {
    this.before = new Map(decisions.map((decision) => [decision.id, decision]));
    this.known = new Map(this.before);
  }

  /** Holds those that are in force, and those that the answers name, until the transaction ends. */
  static async hold(tx: Tx, caller: ProjectCaller, named: readonly Guid[]): Promise<DecisionsOfAnswers> {
    const { projectId } = caller;
    await repository.holdSettling(tx, projectId);
    const inForce = (await repository.inForce(tx, projectId)).map(({ id }) => id);
    const held = await repository.lock(tx, projectId, [...new Set([...inForce, ...named])]);
    return new DecisionsOfAnswers(caller, held);
  }

  has(id: Guid): boolean {
    return this.known.has(id);
  }

  isInForce(id: Guid): boolean {
    return this.known.get(id)?.status === "accepted";
  }

  /** The decision in force that names a finding, as the answers before have left it. */
  naming({ ruleId, subjectId }: FindingName): Guid | null {
    const inForce = [...this.known.values()]
      .filter(({ id }) => this.isInForce(id))
      .map((decision) => ({
        ...decision,
        settles: decision.settled ?? [],
        decided: present(decision.decided),
      }));
    return settlesInForce(inForce, { ruleId, subjectId: guidOf(subjectId) })?.id ?? null;
  }

  /** Adds a finding to those that a decision settles, or takes it out of the one that names it. */
  answer(finding: SettledFinding, decisionId: Guid | null): void {
    const changed = { ...finding, subjectId: guidOf(finding.subjectId) };
    const from = decisionId ?? this.naming(finding);
    const decision = from === null ? undefined : this.known.get(from);
    if (decision !== undefined) {
      const write = { ...this.write(decision), finding: changed };
      this.take(decisionId === null ? unsettle(write) : settle(write), decision);
    }
  }

  /** Stores those that changed, whatever number of answers changed them, as one version each. Call it last. */
  async store(tx: Tx): Promise<void> {
    const changed = [...this.known.values()].flatMap((decision) => {
      const before = present(this.before.get(decision.id));
      return decision === before ? [] : [{ ...decision, version: before.version + 1 }];
    });
    await repository.change(tx, this.caller.projectId, changed);
  }

  private write(decision: StoredDecision) {
    return { decision, by: actorOf(this.caller), at: new Date().toISOString() };
  }

  private take(moved: DecisionMoved, before: StoredDecision): void {
    if (!moved.ok) {
      throw new Refused({ outcome: "decision-refused", refusal: moved.refusal });
    }
    this.known.set(before.id, moved.value);
  }
}

/** Subjects of findings are things of a model. */
function guidOf(id: string): Guid {
  return present(parseGuid(id));
}
