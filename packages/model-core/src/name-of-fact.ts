/** What may be the name of a fact of some kind. */
interface Named {
  readonly id: string;
  readonly name?: string;
  readonly label?: string | null;
  readonly routingKey?: string | null;
}

/**
 * What a person knows a fact by: its name, the label of a relationship, the routing key of a binding;
 * null for a subscription.
 */
export function nameOfFact(fact: Named): string | null {
  return fact.name ?? fact.label ?? fact.routingKey ?? null;
}
