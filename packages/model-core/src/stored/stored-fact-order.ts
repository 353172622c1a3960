const ENCODER = new TextEncoder();

/** A stored fact begins with its ID, which has one length. */
const BEGINNING = ENCODER.encode('{"id":"');
const ID_DIGITS = 36;
const QUOTE = 0x22;

/** Whether the ID stands where it is looked for. */
export function beginsWithId(fact: Uint8Array): boolean {
  for (let index = 0; index < BEGINNING.length; index += 1) {
    if (fact[index] !== BEGINNING[index]) {
      return false;
    }
  }
  return fact[BEGINNING.length + ID_DIGITS] === QUOTE;
}

/** Compares two facts that begin with their IDs, by code unit of those. */
export function compareIds(left: Uint8Array, right: Uint8Array): number {
  const end = BEGINNING.length + ID_DIGITS;
  for (let at = BEGINNING.length; at < end; at += 1) {
    const difference = left[at]! - right[at]!;
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}
