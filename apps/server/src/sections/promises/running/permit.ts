/**
 * Whether a job may go on past what it reads. It is decided while the job reads: its thread sees the same memory.
 */
export type Permit = Int32Array<SharedArrayBuffer>;

const UNDECIDED = 0;
const GIVEN = 1;
const REFUSED = 2;

export function newPermit(): Permit {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Says once what was decided. */
export function decide(permit: Permit, isGiven: boolean): void {
  Atomics.store(permit, 0, isGiven ? GIVEN : REFUSED);
  Atomics.notify(permit, 0);
}

/** Waits until it is decided. */
export async function isPermitted(permit: Permit): Promise<boolean> {
  await Atomics.waitAsync(permit, 0, UNDECIDED).value;
  return Atomics.load(permit, 0) === GIVEN;
}
