/** Who did something: `user:<id>` for a person, `agent-token:<id>` for an agent token. */
export type DecisionActor = `user:${string}` | `agent-token:${string}`;

export function isAgent(actor: DecisionActor): boolean {
  return actor.startsWith("agent-token:");
}
