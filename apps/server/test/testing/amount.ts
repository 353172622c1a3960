/** How much of something a test does: a little in every run, all of it in `npm run test:long`. */
export function amount({ quick, long }: { readonly quick: number; readonly long: number }): number {
  return IS_LONG ? long : quick;
}

export const IS_LONG = process.env["PLUMBLINE_TEST_LONG"] === "1";
