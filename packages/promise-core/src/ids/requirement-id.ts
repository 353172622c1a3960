const LEAST_DIGITS = 3;

const REQUIREMENT_ID = /^([A-Z]{2,6})-(\d{3}|[1-9]\d{3,14})$/;

/** The parts of a requirement ID. */
export interface RequirementNumber {
  readonly prefix: string;
  /** From 1. */
  readonly number: number;
}

/** The requirement ID of a number (docs/reference/promises.md#requirement-ids): `SHOP-007`, `SHOP-1234`. */
export function requirementIdOf(prefix: string, number: number): string {
  return `${prefix}-${String(number).padStart(LEAST_DIGITS, "0")}`;
}

/** What a requirement ID spells; null for any other text. */
export function parseRequirementId(text: string): RequirementNumber | null {
  const [, prefix, digits] = REQUIREMENT_ID.exec(text) ?? [];
  const number = Number(digits);
  return prefix === undefined || number === 0 ? null : { prefix, number };
}
