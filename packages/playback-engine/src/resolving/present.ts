/** What a scenario surely has in which the checks found nothing. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) {
    throw new Error("A scenario was resolved that is not valid");
  }
  return value;
}
