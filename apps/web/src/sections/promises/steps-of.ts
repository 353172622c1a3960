/** The IDs of every step of a scenario's document, at any depth, in its order: what a list of choices offers. */
export function stepsOf(steps: unknown): readonly string[] {
  if (Array.isArray(steps)) {
    return steps.flatMap(stepsOf);
  }
  if (typeof steps !== "object" || steps === null) {
    return [];
  }
  const { id, type, ...parts } = Object.assign({ id: undefined, type: undefined }, steps);
  // Payloads are data: what looks like a step in them is none.
  const lists = Object.entries(parts).filter(
    ([name]) => name !== "request" && name !== "response" && name !== "payload",
  );
  const own = typeof id === "string" && typeof type === "string" ? [id] : [];
  return [...own, ...lists.flatMap(([, part]) => stepsOf(part))];
}
