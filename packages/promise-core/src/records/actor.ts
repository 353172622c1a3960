/** Who wrote something: `user:<id>` for a person, `agent-token:<id>` for an agent token. */
export type Actor = `user:${string}` | `agent-token:${string}`;

export function isAgent(actor: Actor): boolean {
  return actor.startsWith("agent-token:");
}
