import type { Channel, Element, FactStanding, ModelIndex } from "@plumbline/model-core";
import { lineage } from "../picture/lineage.js";
import { marksOfElement, marksOfFact } from "../picture/standing.js";
import { oneLine } from "../text/one-line.js";
import type { Lifeline } from "./flow.js";

/**
 * The lifelines of a flow, in the order they are first needed; those the view names come first, in its
 * order. When the view names an element around another one, both share its lifeline.
 */
export class Lifelines {
  readonly #index: ModelIndex;
  readonly #named: ReadonlySet<string>;
  readonly #lines = new Map<string, Lifeline>();

  constructor(index: ModelIndex, elementIds: readonly string[]) {
    this.#index = index;
    this.#named = new Set(elementIds);
  }

  /** The key of an element's lifeline; what the model does not have gets one that says so. */
  element(id: string | null | undefined): string {
    const line = lineage(this.#index, id ?? "");
    const element = line.find((around) => this.#named.has(around.id)) ?? line[0];
    return element === undefined ? this.#unknown("element", id) : this.#of(element, element.kind);
  }

  channel(id: string | null | undefined): string {
    const channel = this.#index.channels.get(id ?? "");
    return channel === undefined ? this.#unknown("channel", id) : this.#of(channel, "channel");
  }

  list(): readonly Lifeline[] {
    const order = new Map([...this.#named].map((id, place) => [id, place]));
    const place = ({ id }: Lifeline): number => order.get(id ?? "") ?? order.size;
    return [...this.#lines.values()].sort((left, right) => place(left) - place(right));
  }

  #of(fact: Element | Channel, kind: Lifeline["kind"]): string {
    const marks = "status" in fact ? marksOfElement(fact) : marksOfFact(fact satisfies FactStanding);
    return this.#add(fact.id, { id: fact.id, kind, name: oneLine(fact.name), marks });
  }

  #unknown(what: "element" | "channel", id: string | null | undefined): string {
    const kind = what === "channel" ? "channel" : "app";
    const name = `${what} not in the model`;
    return this.#add(`${what} ${id ?? ""}`, { id: null, kind, name, marks: ["unknown"] });
  }

  #add(ref: string, line: Omit<Lifeline, "key">): string {
    const known = this.#lines.get(ref);
    if (known !== undefined) {
      return known.key;
    }
    const key = `p${this.#lines.size + 1}`;
    this.#lines.set(ref, { ...line, key });
    return key;
  }
}
