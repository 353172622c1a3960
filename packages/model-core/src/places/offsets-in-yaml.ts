import { EVENT_ID, type Event, getScalarValue } from "js-yaml";
import { READING_LIMITS } from "../limits.js";
import { yamlEvents } from "../yaml/yaml-events.js";
import { type PlaceTree, PlaceWalk } from "./place-tree.js";

/** Notes where values stand in a YAML text, whose documents are a list. */
export function offsetsInYaml(text: string, tree: PlaceTree): void {
  const events = yamlEvents(text, READING_LIMITS.yamlDepth);
  if (events.ok) {
    const walk = new YamlPlaces(text, new PlaceWalk(tree.root));
    events.value.forEach((event) => {
      walk.take(event);
    });
  }
}

type Node = Exclude<Event, { type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>;

class YamlPlaces {
  readonly #text: string;
  readonly #walk: PlaceWalk;
  /** Whether each open list or object, and document, is an object. */
  readonly #open: ("object" | "list" | "document")[] = [];
  #keyAt: { readonly key: string; readonly offset: number } | null = null;
  /** What has no text has no place of its own. */
  #last = 0;

  constructor(text: string, walk: PlaceWalk) {
    this.#text = text;
    this.#walk = walk;
    walk.enter();
  }

  take(event: Event): void {
    if (event.type === EVENT_ID.DOCUMENT) {
      this.#open.push("document");
    } else if (event.type === EVENT_ID.POP) {
      if (this.#open.pop() !== "document") {
        this.#walk.leave();
      }
    } else {
      this.#node(event);
    }
  }

  #node(event: Node): void {
    const offset = this.#offsetOf(event);
    if (event.type === EVENT_ID.SCALAR && this.#open.at(-1) === "object" && this.#keyAt === null) {
      const key = event.valueStart === -1 ? "" : getScalarValue(this.#text, event);
      this.#keyAt = { key, offset };
      return;
    }
    if (this.#keyAt === null) {
      this.#walk.item(offset);
    } else {
      this.#walk.member(this.#keyAt.key, this.#keyAt.offset);
      this.#keyAt = null;
    }
    if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) {
      this.#open.push(event.type === EVENT_ID.MAPPING ? "object" : "list");
      this.#walk.enter();
    }
  }

  #offsetOf(event: Node): number {
    const start =
      "start" in event ? event.start : "valueStart" in event ? event.valueStart : event.anchorStart;
    this.#last = start === -1 ? this.#last : start;
    return this.#last;
  }
}
