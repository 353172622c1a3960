import { breaksRules, changeOf, countInto, edited, imported } from "./reference-changes.js";
import { merged } from "./reference-merge.js";
import {
  brokenFacts,
  type Facts,
  mayBecome,
  namingFields,
  type ReferenceFact,
  whole,
} from "./reference-model.js";
import { type State, Stream } from "./reference-stream.js";

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

const INVALID: Expected = { status: 400, type: "validation_error" };
