import { indexModel } from "@plumbline/model-core";
import type { Design } from "../design/design.js";

/** The fields whose texts the model, a repository or a person wrote. */
const THEIRS = new Set([
  "name",
  "description",
  "technology",
  "tags",
  "label",
  "routingKey",
  "content",
  "source",
  "revision",
  "sinceRevision",
  "reason",
  "projectName",
  "repository",
  "trackedRef",
  "trackedCommit",
  "detail",
  "whenStep",
  "title",
  "claim",
  "scope",
  "preconditions",
  "expectedOutcome",
  "forbiddenOutcome",
  "evidenceCriteria",
  "service",
  "text",
  "steps",
  "inputs",
  "expectedObservations",
  "forbiddenObservations",
  "workflow",
  "job",
  "gaps",
  "limitations",
  "decision",
  "consequences",
]);

/** A design with each text of the model, a repository or a person replaced; datasets that differ stay different. */
export function withTexts(design: Design, text: () => string): Design {
  const { index: _, contracts, blockers, ...texts } = design;
  const replaced = new Replacing(text).replace(texts, "") as Omit<Design, "index" | "contracts" | "blockers">;
  return {
    ...replaced,
    index: indexModel(replaced.model),
    contracts,
    blockers: blockers.map((blocker) => ({ ...blocker, message: text() })),
  };
}

class Replacing {
  readonly #text: () => string;
  readonly #datasets = new Map<string, string>();

  constructor(text: () => string) {
    this.#text = text;
  }

  /** A value under a key; the entries of a list are under that of the list. */
  replace(value: unknown, key: string): unknown {
    if (typeof value === "string") {
      return key === "dataset" ? this.#dataset(value) : THEIRS.has(key) ? this.#text() : value;
    }
    if (Array.isArray(value)) {
      return value.map((inner) => this.replace(inner, key));
    }
    if (typeof value !== "object" || value === null || value instanceof Map) {
      return value;
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.replace(inner, name)]),
    );
  }

  #dataset(name: string): string {
    const text = this.#datasets.get(name) ?? `${this.#text()}${this.#datasets.size}`;
    this.#datasets.set(name, text);
    return text;
  }
}
