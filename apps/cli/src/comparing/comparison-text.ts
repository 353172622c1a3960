import type { ComparedItem, FieldChange, JsonValue, Model, ModelComparison } from "@plumbline/model-core";
import { clean } from "../output/clean-text.js";
import type { Colours } from "../output/colours.js";
import { namesIn } from "../reading/names-in.js";

const MARKS = { added: "+", changed: "~", removed: "-" } as const;
const WIDEST_VALUE = 100;

/** How two models differ, as text: a line for each fact, below it one for each field that changed. */
export function comparisonText(
  comparison: ModelComparison,
  models: { readonly left: Model; readonly right: Model },
  colours: Colours,
): string {
  const names = new Map([...namesIn(models.left), ...namesIn(models.right)]);
  return comparisonLines(comparison, names, colours);
}

/** The same where the names of facts are known and their models are not. */
export function comparisonLines(
  { counts, items }: ModelComparison,
  names: ReadonlyMap<string, string>,
  colours: Colours,
): string {
  const lines = items.flatMap((item) => [
    itemLine(item, names, colours),
    ...item.fields.map((change) => fieldLine(change, names)),
  ]);
  const { added, changed, removed, unchanged } = counts;
  const total = `${added} added, ${changed} changed, ${removed} removed, ${unchanged} as they were`;
  return [...lines, items.length === 0 ? colours.good(`the same: ${unchanged} facts`) : total].join("\n");
}

function itemLine(
  { kind, id, change }: ComparedItem,
  names: ReadonlyMap<string, string>,
  colours: Colours,
): string {
  const paint = change === "added" ? colours.good : change === "removed" ? colours.bad : colours.odd;
  return `${paint(`${MARKS[change]} ${change} ${kind}`)} ${clean(names.get(id) ?? id)}  ${colours.dim(id)}`;
}

function fieldLine({ field, left, right }: FieldChange, names: ReadonlyMap<string, string>): string {
  return `    ${field}: ${valueText(left, names)} → ${valueText(right, names)}`;
}

/** A value in a line; an ID of a fact with its name. */
function valueText(value: JsonValue, names: ReadonlyMap<string, string>): string {
  const name = typeof value === "string" ? names.get(value) : undefined;
  const text = clean(name ?? JSON.stringify(value));
  return [...text].length > WIDEST_VALUE ? `${[...text].slice(0, WIDEST_VALUE).join("")}…` : text;
}
