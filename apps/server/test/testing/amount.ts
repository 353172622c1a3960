/** How much of something a test does: a little in every run, all of it in `npm run test:long`. */
export function amount({ quick, long }: { readonly quick: number; readonly long: number }): number {
  return IS_LONG ? long : quick;
}

export const IS_LONG = process.env["PLUMBLINE_TEST_LONG"] === "1";

/** What jest.config.ts gives every test. */
const OF_EVERY_TEST = 240_000;

/** The milliseconds that a test of a certain amount of work has: never fewer than every test. */
export function timeFor(ms: number): number {
  return Math.max(OF_EVERY_TEST, ms);
}
