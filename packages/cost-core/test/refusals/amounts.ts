/** Amounts at their limits and beyond, as numbers and as texts. */
export const AMOUNTS: readonly string[] = [
  ...["0", "-0", "0.10", "1e2", "1E-12", "1e-13", "-1", "1e15", "1e999", "999999999999999.999999999999"],
  ...['"0"', '"007.50"', '"1."', '".5"', '"1e2"', '"-1"', '"1,5"', '" 1"', '""', '"0.0000000000001"'],
];
