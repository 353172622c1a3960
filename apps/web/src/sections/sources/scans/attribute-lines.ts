/** What a fact says beside its name, a line for each thing. */
export interface AttributeLine {
  readonly name: string;
  readonly value: string;
}

const LONGEST = 4_000;

/** Attributes of a fact as lines, in the order of their names; what says nothing is left out. */
export function attributeLines(attributes: Readonly<Record<string, unknown>>): readonly AttributeLine[] {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ({ name, value: textOf(value) }));
}

function textOf(value: unknown): string {
  if (typeof value === "string") {
    return cut(value);
  }
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
    return cut(value.join(", "));
  }
  return cut(JSON.stringify(value, null, 2));
}

/** A schema may be large; all of it is in what the API answers. */
function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
