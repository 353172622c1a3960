import type { FactCollector } from "./fact-collector.js";
import type { JoinedRepository } from "./joined-repository.js";
import type { Place } from "./place.js";

/** Services, stores, brokers, and who turns to whom. */
export function sayServices(facts: FactCollector, joined: JoinedRepository): void {
  const { services, landscape } = joined;
  for (const { draft, name } of services) {
    for (const place of draft.places) {
      facts.add({
        kind: "service",
        key: [draft.key],
        name,
        serviceKey: draft.key,
        place,
        attributes: {
          root: draft.root,
          technology: draft.technology,
          baseImage: draft.baseImage,
          ports: [...draft.ports].sort(),
        },
      });
    }
  }
  for (const { kind, name, technology, image, places } of landscape.kept) {
    for (const place of places) {
      facts.add({ kind, key: [name], name, place, attributes: { technology, image } });
    }
  }
  sayTurns(facts, joined);
}

function sayTurns(facts: FactCollector, { services, landscape }: JoinedRepository): void {
  const known = new Set(services.map(({ draft }) => draft.key));
  const kept = new Set(landscape.kept.map(({ name }) => name));
  for (const { from, name, place } of landscape.turns) {
    const to = landscape.parties.of(name);
    if (
      to !== null &&
      to !== from &&
      (known.has(to) || kept.has(to)) &&
      (known.has(from) || kept.has(from))
    ) {
      sayUse(facts, { from, to, place, serviceKey: known.has(from) ? from : null });
    }
  }
}

export function sayUse(
  facts: FactCollector,
  use: {
    readonly from: string;
    readonly to: string;
    readonly serviceKey: string | null;
    readonly place: Place;
    readonly conditions?: readonly string[];
    readonly grounds?: readonly string[];
    readonly notes?: readonly string[];
  },
): void {
  const { from, to, ...said } = use;
  facts.add({ kind: "uses", key: [from, to], name: `${from} -> ${to}`, attributes: { from, to }, ...said });
}
