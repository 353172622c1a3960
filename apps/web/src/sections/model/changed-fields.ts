import { MODEL_WORDS as words } from "../../words/model.js";

interface Changed {
  readonly field: string;
  readonly left: unknown;
  readonly right: unknown;
}

/** What changed of a fact as short texts; IDs by their names. */
export function changedFields(fields: readonly Changed[], nameOf: (id: string) => string) {
  return fields.map(({ field, left, right }) => ({
    field: Object.hasOwn(words.fields, field) ? words.fields[field as keyof typeof words.fields] : field,
    before: told(left, nameOf),
    after: told(right, nameOf),
  }));
}

const LONGEST = 200;

function told(value: unknown, nameOf: (id: string) => string): string {
  if (value === null || value === undefined || value === "") {
    return words.nothing;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? words.nothing : value.map((one) => told(one, nameOf)).join(", ");
  }
  const text =
    typeof value === "object"
      ? Object.entries(value)
          .filter(([, one]) => one !== null)
          .map(([name, one]) => `${name} ${told(one, nameOf)}`)
          .join(", ")
      : nameOf(String(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
