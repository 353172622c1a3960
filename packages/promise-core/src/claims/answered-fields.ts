/** Characters of a text that is read from an answer; a longer one is none of what is looked for. */
const MOST_CHARACTERS = 1_000;

/** What an answer of a code host says, read by name: nothing about it is believed before it is looked at. */
export class AnsweredFields {
  private readonly fields: ReadonlyMap<string, unknown>;

  constructor(value: unknown) {
    this.fields = new Map(isObject(value) ? Object.entries(value) : []);
  }

  /** Null when it is no text, an empty one or too long a one. */
  text(name: string): string | null {
    const value = this.fields.get(name);
    return typeof value === "string" && value !== "" && value.length <= MOST_CHARACTERS ? value : null;
  }

  /** Null when it is no whole number from 0 on that is exactly what was sent. */
  count(name: string): number | null {
    const value = this.fields.get(name);
    return isWhole(value) && value >= 0 ? value : null;
  }

  /** Null when it is neither true nor false. */
  flag(name: string): boolean | null {
    const value = this.fields.get(name);
    return typeof value === "boolean" ? value : null;
  }

  within(name: string): AnsweredFields {
    return new AnsweredFields(this.fields.get(name));
  }

  list(name: string): readonly unknown[] | null {
    const value = this.fields.get(name);
    return Array.isArray(value) ? value : null;
  }
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
