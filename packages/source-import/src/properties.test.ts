import { describe, expect, it } from "@jest/globals";
import { FACT_KINDS, type FactStanding, LIST_OF_KIND, type Model } from "@plumbline/model-core";
import type { SourceFact } from "@plumbline/source-scanner";
import fc from "fast-check";
import { ImportedProject } from "./testing/imported-project.js";
import { says } from "./testing/source-facts.js";

const SERVICES = ["a", "b", "A.B"] as const;
const NAMES = ["x", "X", "x-y", "xy"] as const;
const service = fc.constantFrom(...SERVICES);
const name = fc.constantFrom(...NAMES);
const party = fc.constantFrom(...SERVICES, ...NAMES);
const channelKind = fc.constantFrom("topic", "queue", "exchange");

const fact: fc.Arbitrary<SourceFact> = fc.oneof(
  fc
    .record({ key: service, name: fc.option(name, { nil: undefined }), technology: fc.option(name) })
    .map(({ key, ...said }) => says.service(key, { name: said.name ?? key, technology: said.technology })),
  name.map((one) => says.store(one)),
  name.map((one) => says.broker(one)),
  fc.tuple(party, party).map(([from, to]) => says.uses(from, to)),
  fc
    .tuple(service, name, fc.option(name))
    .map(([key, one, schema]) => says.operation(key, one, { requestSchema: schema })),
  fc.tuple(channelKind, name).map(([kind, one]) => says.channel(kind, one)),
  fc.tuple(name, fc.option(name)).map(([one, schema]) => says.message(one, schema)),
  fc
    .tuple(service, fc.option(name), name)
    .map(([key, message, channel]) => says.publish(key, message, channel)),
  fc
    .tuple(service, name, fc.option(name), fc.option(channelKind))
    .map(([key, channel, message, kind]) => says.subscribe(key, channel, { message, channelKind: kind })),
  fc.tuple(name, name, fc.option(name)).map(([from, to, key]) => says.binding(from, to, key)),
  fc.tuple(name, fc.constantFrom("{}", "[ ]", "{ }")).map(([one, content]) => says.schema(one, content)),
);

const facts = fc
  .uniqueArray(fact, { selector: ({ factKey }) => factKey, maxLength: 30 })
  .map((list) => list.toSorted((one, other) => (one.factKey < other.factKey ? -1 : 1)));

const LABELS = ["declared", "observed-in-source", "inferred", "measured", "unknown"] as const;
const STALE = { sinceRevision: "1", reason: "source-not-found" };

/** A project that somebody designed: what another repository says, under other labels, linked or not. */
const designed = fc
  .record({ said: facts, labels: fc.array(fc.nat(9), { minLength: 1 }), isLinked: fc.boolean() })
  .map(({ said, labels, isLinked }) => {
    const project = new ImportedProject();
    project.accept(project.propose(said));
    if (!isLinked) {
      project.evidenceLinks = [];
      project.serviceLinks = [];
    }
    let next = 0;
    const relabelled = <Fact extends FactStanding>(one: Fact): Fact => {
      const label = labels[next % labels.length] ?? 0;
      next += 1;
      return { ...one, factStatus: LABELS[label % 5] ?? "declared", stale: label > 4 ? STALE : null };
    };
    const lists = FACT_KINDS.map((kind) => {
      const list = project.model[LIST_OF_KIND[kind]];
      return [LIST_OF_KIND[kind], kind === "schema" ? list : list.map((one) => relabelled(one as never))];
    });
    project.model = Object.fromEntries(lists) as Model;
    return project;
  });

describe("an import, whatever source says and whatever is there,", () => {
  it("proposes nothing a second time when all of it was accepted", () => {
    fc.assert(
      fc.property(designed, facts, (project, said) => {
        project.accept(project.propose(said));
        expect(project.propose(said)).toEqual([]);
      }),
      { seed: 78 },
    );
  });

  it("can be accepted in parts, each with what it needs", () => {
    fc.assert(
      fc.property(designed, facts, fc.nat(), (project, said, pick) => {
        const items = project.propose(said);
        project.accept(items, items.slice(pick % (items.length + 1)));
        project.accept(project.propose(said));
        expect(project.propose(said)).toEqual([]);
      }),
      { seed: 79 },
    );
  });

  it("removes no fact, takes no label of what was measured, and leaves what people wrote", () => {
    fc.assert(
      fc.property(designed, facts, (project, said) => {
        const before = project.model;
        project.accept(project.propose(said));
        for (const kind of FACT_KINDS) {
          const after = new Map(project.model[LIST_OF_KIND[kind]].map((one) => [one.id, one]));
          for (const one of before[LIST_OF_KIND[kind]]) {
            const now = after.get(one.id);
            expect(now).toBeDefined();
            if ("factStatus" in one && one.factStatus === "measured") {
              expect(now).toMatchObject({ factStatus: "measured" });
            }
          }
        }
      }),
      { seed: 80 },
    );
  });

  it("has items that name one thing each, and need items that come with them", () => {
    fc.assert(
      fc.property(designed, facts, (project, said) => {
        const items = project.propose(said);
        const ids = new Set(items.map(({ id }) => id));
        expect(ids.size).toBe(items.length);
        expect(items.flatMap(({ dependsOn }) => dependsOn).filter((id) => !ids.has(id))).toEqual([]);
        expect(items.filter(({ change, current }) => change === "add" && current !== null)).toEqual([]);
      }),
      { seed: 81 },
    );
  });
});
