import type { JsonValue } from "@plumbline/model-core";

/** A difference between what an answer held and what was sent, by its place. */
export type Difference = readonly [
  place: string,
  what: "ends early" | "has fewer items" | "is left out" | "differs",
];

/** What of a value is not in another one, found by looking at everything. */
export function differencesOf(whole: JsonValue, sent: JsonValue, place: string): readonly Difference[] {
  if (typeof whole === "string" && typeof sent === "string") {
    return whole === sent ? [] : [[place, whole.startsWith(sent) ? "ends early" : "differs"]];
  }
  if (Array.isArray(whole) && Array.isArray(sent)) {
    const inside = sent.flatMap((entry, at) => differencesOf(whole[at], entry, `${place}.${at}`));
    return sent.length < whole.length ? [...inside, [place, "has fewer items"]] : inside;
  }
  if (isObject(whole) && isObject(sent)) {
    return Object.entries(whole).flatMap(([name, inner]) =>
      Object.hasOwn(sent, name)
        ? differencesOf(inner, sent[name] as JsonValue, `${place}.${name}`)
        : [[`${place}.${name}`, "is left out"] as const],
    );
  }
  return Object.is(whole, sent) ? [] : [[place, "differs"]];
}

function isObject(value: JsonValue): value is { readonly [name: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
