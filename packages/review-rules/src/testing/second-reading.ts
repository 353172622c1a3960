import { createHash } from "node:crypto";

/** Canonical JSON (RFC 8785), written for tests alone: keys in the order of their code units, nothing between. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonicalText).join(",")}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const fields = Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`);
  return `{${fields.join(",")}}`;
}

/** Lower-case hex SHA-256 of a value as canonical JSON. */
export function hashOf(value: unknown): string {
  return createHash("sha256").update(canonicalText(value), "utf8").digest("hex");
}
