// Promises of one project kept in memory, as simply as they can be: nothing is hashed, nothing is looked up twice.

/** What a check expects, by a name of its own. */
export const CHECKS = ["succeeds", "vacuous", "both", "fails"] as const;
export type Check = (typeof CHECKS)[number];

/** What a scenario is like. */
export const SCENARIOS = ["good", "other-step", "faulted", "broken"] as const;
export type ScenarioWay = (typeof SCENARIOS)[number];

export interface ReferenceObligation {
  readonly key: string;
  readonly way: { readonly check: Check; readonly scenario: string } | "plan" | "unknown-kind";
}

interface Links {
  readonly scenarios: readonly string[];
  readonly operation: boolean;
}

interface ReferenceRevision {
  readonly revision: number;
  readonly retire: boolean;
  title: string;
  links: Links;
  obligations: readonly ReferenceObligation[];
  /** What each linked thing said at the approval; null for a draft. */
  approved: ReadonlyMap<string, string | null> | null;
}

interface ReferenceRun {
  readonly key: string;
  readonly revision: number;
  readonly recipe: string;
  readonly draft: boolean;
  readonly isClaim: boolean;
  readonly branch: boolean;
  readonly result: string;
  readonly isPartlyVacuous: boolean;
  /** Version of each input by its kind and ID. */
  readonly inputs: ReadonlyMap<string, number>;
}

/** The words of the service for where a promise stands. */
export type Situation = "draft" | "approved" | "revising" | "retiring" | "retired";

/** What of the project promises look at. */
export class ReferenceWorld {
  modelVersion = 0;
  schemaVersion = 1;
  /** Null when main has it no more. */
  operationName: string | null = "order";
  readonly scenarios = new Map<string, { version: number; way: ScenarioWay; name: string }>();

  /** What a linked thing says; null when it is gone. */
  said(thing: string): string | null {
    if (thing === "operation") {
      return this.operationName;
    }
    const scenario = this.scenarios.get(thing);
    return scenario === undefined ? null : `${scenario.way} ${scenario.name}`;
  }

  result(check: Check, scenarioId: string, hasOperation: boolean): string {
    const way = this.scenarios.get(scenarioId)?.way ?? "broken";
    const namesStep = check !== "vacuous";
    if (way === "broken" || !hasOperation || (way === "other-step" && namesStep)) {
      return "not-run";
    }
    if (check === "vacuous") {
      return "unsupported";
    }
    if (check === "fails") {
      return way === "faulted" ? "not-run" : "passed";
    }
    return way === "faulted" ? "failed" : "passed";
  }

  inputs(scenarioId: string, hasOperation: boolean, stream: { id: string; version: number }) {
    const scenario = this.scenarios.get(scenarioId);
    const inputs = new Map([[`model ${stream.id}`, stream.version]]);
    if (scenario !== undefined) {
      inputs.set(`scenario ${scenarioId}`, scenario.version);
      if (hasOperation && scenario.way !== "broken") {
        inputs.set("schema", this.schemaVersion);
      }
    }
    return inputs;
  }

  /** The version that an input is at now; null when it is gone. */
  now(input: string): number | null {
    const [kind, id = ""] = input.split(" ");
    if (kind === "model") {
      return id === "main" ? this.modelVersion : null;
    }
    return kind === "schema" ? this.schemaVersion : (this.scenarios.get(id)?.version ?? null);
  }
}

/** How an obligation stands. */
export interface Standing {
  readonly result: string;
  /** Inputs that moved. */
  readonly changed: readonly string[];
  readonly gaps: number;
}

export class ReferencePromise {
  /** Newest first. */
  revisions: ReferenceRevision[];
  readonly runs: ReferenceRun[] = [];
  private lastRevision = 1;
  private lastObligation = 0;

  constructor(
    readonly id: string,
    title: string,
    links: Links,
  ) {
    this.revisions = [{ revision: 1, retire: false, title, links, obligations: [], approved: null }];
  }

  get newest(): ReferenceRevision {
    const [newest] = this.revisions;
    if (newest === undefined) {
      throw new Error("A promise has a revision");
    }
    return newest;
  }

  get draft(): ReferenceRevision | null {
    return this.newest.approved === null ? this.newest : null;
  }

  get inForce(): ReferenceRevision | null {
    const approved = this.revisions.find((revision) => revision.approved !== null) ?? null;
    return approved?.retire === true ? null : approved;
  }

  get situation(): Situation {
    const approved = this.revisions.find((revision) => revision.approved !== null);
    if (approved === undefined) {
      return "draft";
    }
    if (approved.retire) {
      return "retired";
    }
    return this.draft === null ? "approved" : this.draft.retire ? "retiring" : "revising";
  }

  get isWritable(): boolean {
    return this.situation === "draft" || this.situation === "revising";
  }

  revise(retire: boolean): void {
    this.lastRevision += 1;
    const { title, links, obligations } = this.newest;
    const copied = retire
      ? { title: "", links: { scenarios: [], operation: false }, obligations: [] }
      : { title, links, obligations };
    this.revisions.unshift({ revision: this.lastRevision, retire, ...copied, approved: null });
  }

  approve(world: ReferenceWorld): void {
    this.newest.approved = new Map(thingsOf(this.newest.links).map((thing) => [thing, world.said(thing)]));
  }

  add(way: ReferenceObligation["way"]): void {
    this.lastObligation += 1;
    const { newest } = this;
    newest.obligations = [...newest.obligations, { key: `O${this.lastObligation}`, way }];
  }

  /** The revision that a request names, else the one in force. */
  chosen(revision: number | null): ReferenceRevision | undefined {
    return revision === null
      ? (this.inForce ?? undefined)
      : this.revisions.find((one) => one.revision === revision);
  }

  run(world: ReferenceWorld, revision: ReferenceRevision, key: string, branch: string | null): string {
    const way = revision.obligations.find((one) => one.key === key)?.way;
    if (way === undefined || typeof way === "string") {
      throw new Error("Only a check is run");
    }
    // A branch has kept the operation that main may have lost.
    const hasOperation = branch !== null || world.operationName !== null;
    const stream = branch === null ? { id: "main", version: world.modelVersion } : { id: branch, version: 0 };
    const result = world.result(way.check, way.scenario, hasOperation);
    this.runs.unshift({
      ...this.runOf(revision, key),
      isClaim: false,
      branch: branch !== null,
      result,
      isPartlyVacuous: way.check === "both" && (result === "passed" || result === "failed"),
      inputs: world.inputs(way.scenario, hasOperation, stream),
    });
    return result;
  }

  claim(revision: ReferenceRevision, key: string): void {
    const nothing = { isPartlyVacuous: false, inputs: new Map() };
    const claim = { isClaim: true, branch: false, result: "not-run" };
    this.runs.unshift({ ...this.runOf(revision, key), ...claim, ...nothing });
  }

  private runOf({ revision, obligations, approved }: ReferenceRevision, key: string) {
    const recipe = JSON.stringify(obligations.find((one) => one.key === key)?.way);
    return { key, revision, recipe, draft: approved === null };
  }

  standings(world: ReferenceWorld, revision: ReferenceRevision): readonly Standing[] {
    return revision.obligations.map((obligation) => this.standing(world, revision, obligation));
  }

  private standing(world: ReferenceWorld, revision: ReferenceRevision, { key, way }: ReferenceObligation) {
    const recipe = JSON.stringify(way);
    const applying = this.runs
      .filter((run) => run.revision === revision.revision && run.key === key && run.recipe === recipe)
      .filter((run) => revision.approved === null || !run.draft);
    const counting =
      applying.find((run) => !run.isClaim && !run.branch) ??
      applying.find((run) => !run.isClaim) ??
      applying[0];
    if (counting === undefined) {
      return { result: way === "unknown-kind" ? "unsupported" : "not-run", changed: [], gaps: 1 };
    }
    const { result, inputs, isPartlyVacuous } = counting;
    const changed = [...inputs]
      .filter(([input, version]) => world.now(input) !== version)
      .map(([input]) => input);
    const isOpen = result === "not-run" || result === "unsupported";
    return { result, changed, gaps: Number(isOpen || isPartlyVacuous) + Number(changed.length > 0) };
  }

  counts(world: ReferenceWorld, revision: ReferenceRevision): Record<string, number> {
    const counts: Record<string, number> = { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 };
    for (const { result, changed } of this.standings(world, revision)) {
      const isStale = result === "passed" && changed.length > 0;
      const name = isStale ? "stale" : result === "not-run" ? "notRun" : result;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }

  gaps(world: ReferenceWorld, revision: ReferenceRevision): number {
    if (revision.retire) {
      return 0;
    }
    const { approved, obligations, links } = revision;
    const ofRevision = Number(approved === null) + Number(obligations.length === 0);
    const ofLinks =
      approved === null
        ? thingsOf(links).filter((thing) => world.said(thing) === null).length
        : [...approved].filter(([thing, said]) => said === null || world.said(thing) !== said).length;
    return this.standings(world, revision).reduce((sum, { gaps }) => sum + gaps, ofRevision + ofLinks);
  }

  missing(world: ReferenceWorld): readonly string[] {
    const things = [this.draft, this.inForce].flatMap((one) => (one === null ? [] : thingsOf(one.links)));
    return [...new Set(things)].filter((thing) => world.said(thing) === null);
  }

  needsReview(world: ReferenceWorld): boolean {
    const approved = [...(this.inForce?.approved ?? [])];
    return this.missing(world).length > 0 || approved.some(([thing, said]) => world.said(thing) !== said);
  }

  /** The checks that running again runs. */
  open(world: ReferenceWorld, revision: ReferenceRevision): readonly string[] {
    const standings = this.standings(world, revision);
    return revision.obligations
      .filter(({ way }) => typeof way !== "string")
      .filter(({ key }) => {
        const standing = standings[revision.obligations.findIndex((one) => one.key === key)];
        return standing?.result === "not-run" || (standing?.changed.length ?? 0) > 0;
      })
      .map(({ key }) => key);
  }
}

export function thingsOf({ scenarios, operation }: Links): readonly string[] {
  return [...scenarios, ...(operation ? ["operation"] : [])];
}
