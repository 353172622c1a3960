/** Hands on what is there whenever our code is right; that it is not is a bug of ours. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) {
    throw new Error("A value is missing that is always there");
  }
  return value;
}
