/** A unit so many times, with a separator between them; `{n}` in the unit is its number in twelve digits. */
type Repeat = readonly [unit: string, times: number, separator?: string];

/** A text as it stands, or in parts: what is long is said in few words. */
export type TextRecipe = string | readonly (string | Repeat)[];

/** The text that a recipe makes. */
export function textOf(recipe: TextRecipe): string {
  if (typeof recipe === "string") {
    return recipe;
  }
  return recipe.map((part) => (typeof part === "string" ? part : repeated(part))).join("");
}

function repeated([unit, times, separator = ""]: Repeat): string {
  if (separator === "" && !unit.includes("{n}")) {
    return unit.repeat(times);
  }
  const numbered = (_: unknown, index: number): string => unit.replaceAll("{n}", padded(index));
  return Array.from({ length: times }, numbered).join(separator);
}

function padded(index: number): string {
  return String(index).padStart(12, "0");
}
