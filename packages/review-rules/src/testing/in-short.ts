import { type JsonValue, LIST_OF_KIND, type Model } from "@plumbline/model-core";
import { inForceOf } from "@plumbline/promise-core";
import type { ReviewedPromise, ReviewedState } from "../state/reviewed-state.js";

/** What a page shows of a state: its documents with names in place of IDs, and nothing that says only what is usual. */
export type StateInShort = Readonly<Record<string, readonly Short[]>>;

/** Part of such a document. */
export type Short = JsonValue;

type Names = ReadonlyMap<string, string>;

export function stateInShort({ model, scenarios, promises }: ReviewedState): StateInShort {
  const names = namesIn(model);
  const lists = Object.values(LIST_OF_KIND).map(
    (list) => [list, model[list].map(factInShort(names))] as const,
  );
  const inShort = {
    ...Object.fromEntries(lists),
    scenarios: scenarios.map(({ document: { id: _, ...document } }) => short(document, names)),
    promises: promises.map((reviewed) => promiseInShort(reviewed, names)),
  };
  return Object.fromEntries(Object.entries(inShort).filter(([, things]) => things.length > 0));
}

function namesIn(model: Model): Names {
  const named = [model.elements, model.messages, model.schemas, model.operations, model.channels];
  return new Map(named.flat().map(({ id, name }) => [id, name]));
}

/** A schema is shown as what its text holds. */
function factInShort(names: Names): (fact: { readonly id: string; readonly content?: string }) => Short {
  return ({ id: _, ...fact }) => short({ ...fact, ...contentOf(fact) }, names);
}

function contentOf({ content }: { readonly content?: string }): object {
  return content === undefined ? {} : { content: JSON.parse(content) };
}

function promiseInShort({ promise, status }: ReviewedPromise, names: Names): Short {
  const inForce = inForceOf(promise);
  const { links = null } = (inForce ?? promise.revisions[0])?.content ?? {};
  const state = inForce === null ? "draft" : "approved";
  const shown = { obligations: withoutZeros(status?.counts ?? {}), gaps: status?.gaps ?? [] };
  return short({ name: promise.requirementId, state, ...links, ...shown }, names);
}

function withoutZeros(counts: object): object {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}

/** What every fact or step says unless it is said otherwise. */
const USUAL: Readonly<Record<string, unknown>> = {
  factStatus: "declared",
  status: "current",
  transport: "http",
  version: 1,
};

/** What is shown as it is, whatever it holds. */
const AS_IT_IS: ReadonlySet<string> = new Set(["request", "response", "payload", "change", "content"]);

function short(value: unknown, names: Names): Short {
  if (Array.isArray(value)) {
    return value.map((one: unknown) => short(one, names));
  }
  if (typeof value === "object" && value !== null) {
    return fieldsInShort(value, names);
  }
  return typeof value === "string" ? (names.get(value) ?? value) : (value as Short);
}

function fieldsInShort(fields: object, names: Names): Short {
  const shown = Object.entries(fields).flatMap(([key, value]): readonly (readonly [string, Short])[] => {
    if (AS_IT_IS.has(key)) {
      return value === null ? [] : [[key, value as Short]];
    }
    return USUAL[key] === value || isNothing(value) ? [] : [[nameOfKey(key, names), short(value, names)]];
  });
  return Object.fromEntries(shown.toSorted(([left], [right]) => rank(left) - rank(right)));
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0)
  );
}

/** `producerId` is named `producer`, and a handler after its subscription. */
function nameOfKey(key: string, names: Names): string {
  return names.get(key) ?? key.replace(/(?<=[a-z])Id(s?)$/u, "$1");
}

/** Names come first. */
function rank(key: string): number {
  return key === "name" || key === "type" ? 0 : 1;
}
