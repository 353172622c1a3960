import { testId } from "./model-documents.js";

/** How many facts of each kind a small world has. */
const COUNTS = {
  element: 7,
  relationship: 3,
  message: 3,
  channel: 4,
  operation: 3,
  subscription: 3,
  binding: 3,
  schema: 2,
} as const;
type Kind = keyof typeof COUNTS;
const KINDS = Object.keys(COUNTS) as Kind[];
const ELEMENT_KINDS = ["system", "system", "app", "app", "component", "store", "actor"] as const;
const CHANNEL_KINDS = ["exchange", "topic", "queue", "queue"] as const;

export interface RandomFact {
  readonly kind: Kind;
  readonly id: string;
  readonly value: object;
}

/** Numbers and facts that follow from a seed: facts that mostly fit, and sometimes do not. */
export class RandomEdits {
  private state: number;

  constructor(private readonly seed: number) {
    this.state = seed;
  }

  /** Every fact of the world once, so that what it refers to comes before it. */
  world(): readonly RandomFact[] {
    const order = ["schema", ...KINDS.filter((kind) => kind !== "schema")] as const;
    return order.flatMap((kind) =>
      Array.from({ length: COUNTS[kind] }, (_, index) => this.factWith(kind, this.idOf(kind, index))),
    );
  }

  /** From 0 up to a bound. */
  number(bound: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * bound);
  }

  oneIn(bound: number): boolean {
    return this.number(bound) === 0;
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.number(values.length)] as Value;
  }

  /** A kind and an ID of it; now and then the ID is that of another kind, but never of a schema or by one. */
  named(): Omit<RandomFact, "value"> {
    const kind = this.of(KINDS);
    const isOther = kind !== "schema" && this.oneIn(25);
    return { kind, id: this.id(isOther ? "channel" : kind) };
  }

  fact(): RandomFact {
    const { kind, id } = this.named();
    return this.factWith(kind, id);
  }

  private factWith(kind: Kind, id: string): RandomFact {
    return { kind, id, value: { ...VALUES[kind](this, Number(id.slice(-2))), ...this.standing(kind) } };
  }

  /** Facts that differ in their IDs. */
  facts(most: number): readonly RandomFact[] {
    const all = Array.from({ length: 1 + this.number(most) }, () => this.fact());
    return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
  }

  id(kind: Kind, from = 0, to: number = COUNTS[kind]): string {
    return this.idOf(kind, from + this.number(to - from));
  }

  /** A schema has an ID of its own in the whole instance. */
  idOf(kind: Kind, index: number): string {
    const world = kind === "schema" ? this.seed * 10_000 : 0;
    return testId(world + (KINDS.indexOf(kind) + 1) * 100 + index);
  }

  orNull<Value>(value: Value): Value | null {
    return this.oneIn(2) ? null : value;
  }

  private standing(kind: Kind): object {
    if (kind === "schema") {
      return {};
    }
    const provenance = { source: this.of(["a", "b"]), revision: null, confidence: null, acceptedBy: null };
    const stale = { sinceRevision: `r${this.number(2)}`, reason: "gone" };
    return {
      ...(this.oneIn(4) ? { provenance: { ...provenance, acceptedAt: null }, factStatus: "measured" } : {}),
      ...(this.oneIn(8) ? { stale } : {}),
    };
  }
}

const VALUES: { readonly [Name in Kind]: (random: RandomEdits, index: number) => object } = {
  element: (random, index) => {
    const kind = random.oneIn(15) ? random.of(ELEMENT_KINDS) : ELEMENT_KINDS[index];
    const [from, to] = kind === "component" ? [2, 4] : [0, 2];
    const parent = random.oneIn(12) ? random.id("element") : random.id("element", from, to);
    const parentId = kind === "system" || kind === "actor" ? null : parent;
    const status = random.of(["current", "planned"]);
    return { kind, name: `e${random.number(3)}`, status, parentId, tags: random.oneIn(3) ? ["t"] : [] };
  },
  relationship: (random, index) => ({
    fromId: random.idOf("element", index),
    toId: random.oneIn(8) ? random.id("element") : random.idOf("element", index + 1),
    label: random.orNull(`l${random.number(2)}`),
  }),
  message: (random) => ({
    name: `m${random.number(3)}`,
    producerId: random.id("element"),
    consumerIds: random.oneIn(2) ? [] : [random.id("element")],
    schemaId: random.orNull(random.id("schema")),
  }),
  channel: (random, index) => ({
    kind: random.oneIn(8) ? random.of(CHANNEL_KINDS) : CHANNEL_KINDS[index],
    name: `c${random.number(3)}`,
  }),
  operation: (random) => ({
    name: `o${random.number(3)}`,
    transport: "http",
    ownerId: random.id("element"),
    requestSchemaId: random.orNull(random.id("schema")),
    timeoutMs: random.number(3),
    retry: random.orNull({ maxAttempts: 1 + random.number(3), backoffMs: 0 }),
  }),
  subscription: (random) => ({
    channelId: random.id("channel"),
    consumerId: random.id("element"),
    deadLetterChannelId: random.orNull(random.id("channel")),
  }),
  binding: (random) => ({
    sourceChannelId: random.oneIn(8) ? random.id("channel") : random.id("channel", 0, 2),
    targetChannelId: random.oneIn(8) ? random.id("channel") : random.id("channel", 2, 4),
    routingKey: random.orNull(`k${random.number(2)}`),
  }),
  schema: (random) => ({ name: `s${random.number(2)}`, content: `{"n":${random.number(3)}}` }),
};
