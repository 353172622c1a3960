import type { ScenarioDocument, StepDocument, StepType } from "@plumbline/playback-engine";

/** The keys and indexes that lead to a value of a document. */
export type Way = readonly (string | number)[];

/** The value at a place; undefined where there is none. */
export function valueAt(value: unknown, way: Way): unknown {
  return way.reduce<unknown>((inner, step) => (isHolder(inner) ? inner[step] : undefined), value);
}

/** The document with another value at a place. */
export function withValue(document: ScenarioDocument, way: Way, value: unknown): ScenarioDocument {
  return changed(document, way, (holder, last) => ({ ...holder, [last]: value }));
}

/** The document with an entry more in a list. */
export function withEntry(
  document: ScenarioDocument,
  list: Way,
  index: number,
  entry: unknown,
): ScenarioDocument {
  const present = valueAt(document, list);
  return withValue(document, list, (Array.isArray(present) ? present : []).toSpliced(index, 0, entry));
}

/** The document without an entry of a list or a key of a map. */
export function without(document: ScenarioDocument, way: Way): ScenarioDocument {
  return changed(document, way, (holder, last) => {
    const { [last]: _, ...rest } = holder;
    return rest;
  });
}

/** The document with an entry of a list further up or down; as it is where that leads out of the list. */
export function withMoved(document: ScenarioDocument, way: Way, by: number): ScenarioDocument {
  const list = valueAt(document, way.slice(0, -1));
  const from = Number(way.at(-1));
  const to = from + by;
  if (!Array.isArray(list) || to < 0 || to >= list.length) {
    return document;
  }
  const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
  return withValue(document, way.slice(0, -1), moved);
}

type Holder = Readonly<Record<string | number, unknown>>;

function isHolder(value: unknown): value is Holder {
  return typeof value === "object" && value !== null;
}

/** Everything on the way is made anew, everything beside it is kept as it is. */
function changed<Value>(
  value: Value,
  way: Way,
  change: (holder: Holder, last: string | number) => Holder,
): Value {
  const [step, ...rest] = way;
  if (step === undefined || !isHolder(value)) {
    return value;
  }
  const next =
    rest.length === 0 ? change(value, step) : { ...value, [step]: changed(value[step], rest, change) };
  // A list whose entries were spread is put together again, without the one that may have gone.
  const whole: unknown = Array.isArray(value)
    ? value.flatMap((_, index) => (index in next ? [next[index]] : []))
    : next;
  return whole as Value;
}

/** Every ID of a step that is in use in a document. */
export function idsOf(value: unknown): readonly string[] {
  if (!isHolder(value)) {
    return [];
  }
  const own = typeof value["type"] === "string" && typeof value["id"] === "string" ? [value["id"]] : [];
  return [...own, ...Object.values(value).flatMap(idsOf)];
}

/** An ID that no other step has: the word, or with a number behind it. */
export function freeId(taken: readonly string[], word: string): string {
  const used = new Set(taken);
  let number = 1;
  while (used.has(number === 1 ? word : `${word}-${number}`)) {
    number += 1;
  }
  return number === 1 ? word : `${word}-${number}`;
}

/** A step with everything it has to have, and nothing said yet. */
export function newStep(document: ScenarioDocument, type: StepType): StepDocument {
  const id = freeId(idsOf(document.steps), type);
  switch (type) {
    case "call":
      return { id, type, from: null, operation: null, request: null, response: null, then: [], onError: [] };
    case "publish":
      return {
        id,
        type,
        from: null,
        channel: null,
        message: null,
        payload: null,
        headers: {},
        handlers: {},
        routingKey: undefined,
      };
    case "write":
      return { id, type, by: null, store: null, dataset: "", change: null };
    case "parallel":
      return { id, type, branches: [[], []] };
    case "branch":
      return { id, type, whenStep: null, is: "Failed", then: [], else: [] };
  }
}
