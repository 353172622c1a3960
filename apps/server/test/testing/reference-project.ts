import {
  brokenFacts,
  equal,
  type Facts,
  mayBecome,
  namingFields,
  type ReferenceFact,
  whole,
} from "./reference-model.js";

// A project kept in memory: main, its branches and their pasts, each state as a copy of its own.

/** One change of a batch. */
export interface ReferenceChange {
  readonly op: "put" | "delete";
  readonly kind: string;
  readonly id: string;
  readonly value?: object;
}

/** What an answer has to be: a status, the type of a refusal, and what it names where that is certain. */
export interface Expected {
  readonly status: number;
  readonly type?: string;
  readonly fields?: readonly string[];
  readonly version?: number;
  readonly changes?: readonly string[];
}

interface State {
  readonly facts: Facts;
  readonly schemas: Facts;
}

interface Written {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

class Stream {
  /** By version, as the stream was when it was left. */
  readonly past: State[] = [];
  readonly history: Written[] = [];

  constructor(public facts: Facts) {}

  get version(): number {
    return this.history.length;
  }
}

export class ReferenceProject {
  readonly main = new Stream(new Map());
  readonly branches = new Map<string, { readonly stream: Stream; readonly base: Facts; state: string }>();
  private schemas: Facts = new Map();
  private readonly schemaVersions = new Map<string, number>();

  constructor() {
    this.remember();
  }

  /** The stream that a request means; null when there is none to be written or read. */
  stream(branchId: string | null): Stream | null {
    if (branchId === null) {
      return this.main;
    }
    const branch = this.branches.get(branchId);
    return branch?.state === "open" ? branch.stream : null;
  }

  stateOf(stream: Stream): State {
    return { facts: stream.facts, schemas: this.schemas };
  }

  /** A PUT or a DELETE, or a batch of them. */
  edit(
    branchId: string | null,
    changes: readonly ReferenceChange[],
    { cascade = false, single = false, expectedVersion = null as number | null } = {},
  ): Expected {
    const stream = this.stream(branchId);
    if (stream === null) {
      return { status: 404, type: "not_found" };
    }
    if (expectedVersion !== null && expectedVersion !== stream.version) {
      return { status: 409, type: "conflict", fields: ["expectedVersion"], version: stream.version };
    }
    const before = this.everything(stream.facts);
    if (single && changes[0]?.op === "delete" && before.get(changes[0].id)?.kind !== changes[0].kind) {
      return { status: 404, type: "not_found" };
    }
    const named = new Set(changes.map(({ id }) => id));
    const after = new Map(before);
    for (const change of changes) {
      if (!this.apply(change, before, after, stream)) {
        return INVALID;
      }
    }
    const gone = new Set([...named].filter((id) => before.has(id) && !after.has(id)));
    const put = new Set(changes.filter(({ op }) => op === "put").map(({ id }) => id));
    if (breaksRules(after, put)) {
      return INVALID;
    }
    const referring = this.takeReferring(after, gone, put, cascade);
    const elsewhere = this.namingElsewhere(stream, gone);
    const inUse = [...new Set([...(cascade ? [] : referring), ...elsewhere])];
    if (inUse.length > 0) {
      return { status: 409, type: "in_use", fields: inUse.sort() };
    }
    const items = [...changes.map(({ id }) => id), ...referring.map((entry) => entry.slice(-36))];
    const what = items.map((id) => changeOf(before.get(id), after.get(id)));
    this.write(stream, before, after);
    return { status: 200, version: stream.version, changes: what };
  }

  /** An import into main: the whole document or nothing. */
  import(
    entries: readonly { readonly kind: string; readonly id: string; readonly value: object }[],
  ): Expected {
    const before = this.everything(this.main.facts);
    const after = new Map(before);
    for (const { kind, id, value } of entries) {
      const present = before.get(id);
      if (present !== undefined && present.kind !== kind) {
        return { status: 400, type: "invalid_export" };
      }
      const sent = whole(kind, id, value);
      const kept = present === undefined ? sent : imported(present, sent);
      if (!mayBecome(present, kept)) {
        return { status: 400, type: "invalid_export" };
      }
      after.set(id, kept);
    }
    if (breaksRules(after, new Set(entries.map(({ id }) => id)))) {
      return { status: 400, type: "invalid_export" };
    }
    const changes = entries.map(({ id }) => changeOf(before.get(id), after.get(id)));
    this.write(this.main, before, after);
    return { status: 200, version: this.main.version, changes };
  }

  branch(id: string): Expected {
    const stream = new Stream(this.main.facts);
    this.branches.set(id, { stream, base: this.main.facts, state: "open" });
    this.remember();
    return { status: 201 };
  }

  discard(id: string): Expected {
    const branch = this.branches.get(id);
    if (branch === undefined) {
      return { status: 404, type: "not_found" };
    }
    if (branch.state !== "open") {
      return { status: 409, type: "conflict" };
    }
    branch.state = "discarded";
    return { status: 204 };
  }

  merge(id: string): Expected {
    const branch = this.branches.get(id);
    if (branch === undefined) {
      return { status: 404, type: "not_found" };
    }
    if (branch.state !== "open") {
      return { status: 409, type: "conflict" };
    }
    const before = this.everything(this.main.facts);
    const { union, conflicts } = merged(branch.base, this.main.facts, branch.stream.facts);
    const facts = new Map(union.map((fact) => [fact.body.id, fact]));
    const after = this.everything(facts);
    if (conflicts.length > 0 || facts.size < union.length || brokenFacts(after).size > 0) {
      return { status: 409, type: "merge_conflict", fields: conflicts };
    }
    branch.state = "merged";
    this.write(this.main, before, after);
    return { status: 200, version: this.main.version };
  }

  /** A person stands for a fact; when, is what the answer says. */
  confirm(branchId: string | null, id: string, by: { readonly id: string; readonly at: unknown }): Expected {
    const stream = this.stream(branchId);
    const present = stream?.facts.get(id);
    if (stream === null || present === undefined) {
      return { status: 404, type: "not_found" };
    }
    const before = this.everything(stream.facts);
    const { factStatus, provenance } = present.body;
    const seen = factStatus === "observed-in-source" || factStatus === "measured";
    const was = (provenance ?? { source: null, revision: null, confidence: null }) as object;
    const accepted = { ...was, acceptedBy: by.id, acceptedAt: by.at };
    const body = {
      ...present.body,
      provenance: accepted,
      factStatus: seen ? factStatus : "declared",
      stale: null,
    };
    this.write(stream, before, new Map(before).set(id, { kind: present.kind, body }));
    return { status: 200, version: stream.version };
  }

  private everything(facts: Facts): Map<string, ReferenceFact> {
    return new Map([...facts, ...this.schemas]);
  }

  private apply(
    { op, kind, id, value = {} }: ReferenceChange,
    before: Facts,
    after: Map<string, ReferenceFact>,
    stream: Stream,
  ): boolean {
    const present = before.get(id);
    if (op === "delete") {
      return present?.kind === kind && after.delete(id);
    }
    const others = kind === "schema" ? this.openStreams().filter((other) => other !== stream) : [];
    if (others.some((other) => other.facts.has(id))) {
      return false;
    }
    const next = whole(kind, id, value);
    if (!mayBecome(present, next)) {
      return false;
    }
    after.set(id, kind === "schema" ? next : edited(present, next));
    return true;
  }

  /** `<kind>:<id>` of what names what goes; with cascade it is taken out too, and what names that. */
  private takeReferring(
    after: Map<string, ReferenceFact>,
    gone: Set<string>,
    put: ReadonlySet<string>,
    cascade: boolean,
  ): readonly string[] {
    const found: ReferenceFact[] = [];
    for (let again = true; again; ) {
      again = false;
      for (const fact of [...after.values()]) {
        if (!put.has(fact.body.id) && namingFields(fact, gone).length > 0 && !found.includes(fact)) {
          found.push(fact);
          if (cascade) {
            after.delete(fact.body.id);
            gone.add(fact.body.id);
            again = true;
          }
        }
      }
    }
    return found.map(({ kind, body }) => `${kind}:${body.id}`);
  }

  private namingElsewhere(stream: Stream, gone: ReadonlySet<string>): readonly string[] {
    const schemas = new Set([...gone].filter((id) => this.schemas.has(id)));
    return this.openStreams()
      .filter((other) => other !== stream)
      .flatMap(({ facts }) => [...facts.values()])
      .filter((fact) => namingFields(fact, schemas).length > 0)
      .map(({ kind, body }) => `${kind}:${body.id}`);
  }

  private openStreams(): readonly Stream[] {
    const open = [...this.branches.values()].filter(({ state }) => state === "open");
    return [this.main, ...open.map(({ stream }) => stream)];
  }

  private write(stream: Stream, before: Facts, after: Facts): void {
    const counts = { added: 0, changed: 0, removed: 0 };
    const schemas = new Map(this.schemas);
    const facts = new Map(stream.facts);
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(id), after.get(id)];
      const change = changeOf(was, is);
      if (change === "unchanged") {
        continue;
      }
      const target = (is ?? was)?.kind === "schema" ? schemas : facts;
      if (is === undefined) {
        target.delete(id);
      } else {
        target.set(id, is.kind === "schema" ? this.versioned(is) : is);
      }
      if (target === facts) {
        countInto(counts, was, is);
      }
    }
    this.schemas = schemas;
    stream.facts = facts;
    if (counts.added + counts.changed + counts.removed > 0) {
      stream.history.push(counts);
    }
    this.remember();
  }

  private versioned({ kind, body }: ReferenceFact): ReferenceFact {
    const version = (this.schemaVersions.get(body.id) ?? 0) + 1;
    this.schemaVersions.set(body.id, version);
    return { kind, body: { ...body, version } };
  }

  private remember(): void {
    for (const stream of this.openStreams()) {
      stream.past[stream.version] = this.stateOf(stream);
    }
  }
}

/** Whether one of the facts that were put breaks a rule, or a channel among them no longer fits its bindings. */
function breaksRules(after: Facts, put: ReadonlySet<string>): boolean {
  if ([...brokenFacts(after)].some((id) => put.has(id))) {
    return true;
  }
  return [...after.values()].some(({ kind, body }) => {
    if (kind !== "binding" || put.has(body.id)) {
      return false;
    }
    const [source, target] = [`${body["sourceChannelId"]}`, `${body["targetChannelId"]}`];
    const leaves = put.has(source) && after.get(source)?.body["kind"] === "queue";
    return leaves || (put.has(target) && after.get(target)?.body["kind"] === "topic");
  });
}

const INVALID: Expected = { status: 400, type: "validation_error" };

/** One ID that was of one kind and is of another was removed and added. */
function countInto(
  counts: { added: number; changed: number; removed: number },
  was: ReferenceFact | undefined,
  is: ReferenceFact | undefined,
): void {
  if (was !== undefined && is !== undefined && was.kind === is.kind) {
    counts.changed += 1;
  } else {
    counts.removed += was === undefined ? 0 : 1;
    counts.added += is === undefined ? 0 : 1;
  }
}

function changeOf(was: ReferenceFact | undefined, is: ReferenceFact | undefined): string {
  if (was === undefined) {
    return "added";
  }
  if (is === undefined) {
    return "removed";
  }
  const unversioned = { ...was.body, version: undefined };
  return was.kind === is.kind && equal(unversioned, { ...is.body, version: undefined })
    ? "unchanged"
    : "changed";
}

type Provenance = Readonly<Record<string, unknown>> | null;

/** An edit keeps the stale mark and who accepted the fact. */
function edited(present: ReferenceFact | undefined, { kind, body }: ReferenceFact): ReferenceFact {
  const was = (present?.body["provenance"] ?? null) as Provenance;
  const sent = body["provenance"] as Provenance;
  const acceptance = { acceptedBy: was?.["acceptedBy"] ?? null, acceptedAt: was?.["acceptedAt"] ?? null };
  const nobody = acceptance.acceptedBy === null && acceptance.acceptedAt === null;
  const none = { source: null, revision: null, confidence: null };
  const provenance = sent === null && nobody ? null : { ...none, ...sent, ...acceptance };
  return { kind, body: { ...body, provenance, stale: present?.body["stale"] ?? null } };
}

/** An import keeps the stale mark, the ends of a relationship and who is responsible for an element. */
function imported({ body: was }: ReferenceFact, { kind, body }: ReferenceFact): ReferenceFact {
  if (kind === "schema") {
    return { kind, body };
  }
  const kept: Record<string, unknown> = { stale: was["stale"] ?? body["stale"] };
  if (kind === "relationship") {
    Object.assign(kept, { fromId: was["fromId"], toId: was["toId"] });
  }
  if (kind === "element") {
    Object.assign(kept, { ownerId: was["ownerId"] });
  }
  return { kind, body: { ...body, ...kept } };
}

/** Three ways, fact by fact and field by field. What is of another kind is another fact. */
function merged(base: Facts, main: Facts, branch: Facts): { union: ReferenceFact[]; conflicts: string[] } {
  const [before, ours, other] = [base, main, branch].map(byKindAndId) as [Facts, Facts, Facts];
  const union: ReferenceFact[] = [];
  const conflicts: string[] = [];
  for (const key of new Set([...before.keys(), ...ours.keys(), ...other.keys()])) {
    const [was, mine, theirs] = [before.get(key), ours.get(key), other.get(key)];
    const fact = equal(mine, was) ? theirs : mine;
    if (equal(mine, was) || equal(theirs, was) || equal(mine, theirs)) {
      if (fact !== undefined) {
        union.push(fact);
      }
    } else if (was === undefined || mine === undefined || theirs === undefined) {
      conflicts.push(key);
    } else {
      const fields = mergedFields(was.body, mine.body, theirs.body);
      conflicts.push(...fields.conflicts.map((field) => `${key}.${field}`));
      union.push({ kind: was.kind, body: fields.body });
    }
  }
  return { union, conflicts };
}

type Body = ReferenceFact["body"];

function mergedFields(was: Body, mine: Body, theirs: Body): { body: Body; conflicts: readonly string[] } {
  const isBoth = (field: string): boolean =>
    !equal(mine[field], was[field]) && !equal(theirs[field], was[field]);
  const fields = Object.keys(was);
  const values = fields.map((field) => [field, equal(mine[field], was[field]) ? theirs[field] : mine[field]]);
  const conflicts = fields.filter((field) => isBoth(field) && !equal(mine[field], theirs[field]));
  return { body: Object.fromEntries(values) as Body, conflicts };
}

function byKindAndId(facts: Facts): Facts {
  return new Map([...facts.values()].map((fact) => [`${fact.kind}:${fact.body.id}`, fact]));
}
