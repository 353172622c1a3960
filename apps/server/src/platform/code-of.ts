/** The `code` of what was thrown, as Node, PostgreSQL and libraries give one: `ENOENT`, `23505`; empty without one. */
export function codeOf(thrown: unknown): string {
  return typeof thrown === "object" && thrown !== null && "code" in thrown ? String(thrown.code) : "";
}
