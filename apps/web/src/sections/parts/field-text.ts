import { PART_WORDS as words } from "../../words/parts.js";

/** The value of a field as a person reads it; IDs by their names. */
export function fieldText(value: unknown, nameOf: (id: string) => string): string {
  if (value === null || value === undefined || value === "") {
    return words.nothingSaid;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? words.nothingSaid : value.map((one) => fieldText(one, nameOf)).join(", ");
  }
  if (typeof value === "object") {
    return Object.entries(value)
      .filter(([, one]) => one !== null)
      .map(([name, one]) => `${fieldName(name)}: ${fieldText(one, nameOf)}`)
      .join(", ");
  }
  return nameOf(String(value));
}

/** What a field is called. */
export function fieldName(name: string): string {
  return words.fields[name] ?? name;
}
