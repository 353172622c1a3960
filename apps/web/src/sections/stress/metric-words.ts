import { STRESS_WORDS as words } from "../../words/stress.js";

/** What a number of a run is called, as `api, wait p95`, by its path as `resources.<id>.waitP95Us`. */
export function metricName(path: string, nameOf: (id: string) => string): string {
  const [list = "", ...rest] = path.split(".");
  if (!PART_LISTS.includes(list)) {
    return [words.metricLists[list] ?? list, ...rest.map(figureName)].join(", ");
  }
  const [id = "", ...figures] = rest;
  return [nameOf(id), ...figures.map(figureName)].join(", ");
}

const PART_LISTS: readonly string[] = ["operations", "resources", "subscriptions"];

function figureName(name: string): string {
  return words.metricFigures[name] ?? name;
}

/** What an assumption is called that two profiles make differently, as `api, instances`. */
export function assumptionName(path: string, nameOf: (id: string) => string): string {
  const [list = "", target = "", ...rest] = path.split(".");
  if (target === "") {
    return words.inputNames[list] ?? list;
  }
  if (list === "arrivals") {
    return [words.inputNames["arrivals"], words.inputNames[target] ?? target].join(", ");
  }
  const field = rest.join(".");
  return [nameOf(target), words.inputNames[field] ?? (field || (words.inputNames[list] ?? list))].join(", ");
}

/** A value of a profile as a person reads it. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) {
    return words.absent;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? words.absent : value.map(valueText).join("; ");
  }
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, one]) => `${words.inputNames[name] ?? name} ${valueText(one)}`)
      .join(", ");
  }
  return String(value);
}
