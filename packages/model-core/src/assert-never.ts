/** Ends a `switch` over a closed set: adding a member to the set makes the call a type error. */
export function assertNever(value: never): never {
  throw new Error(`A case is missing for ${JSON.stringify(value)}`);
}
