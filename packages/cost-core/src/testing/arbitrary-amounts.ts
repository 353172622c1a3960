import fc from "fast-check";

const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(""));

/** Digits as people write them, also with zeros that say nothing, within what an amount may have. */
export const anAmount = fc
  .tuple(digits(1, 15), fc.option(digits(1, 12), { nil: null }))
  .map(([whole, fraction]) => (fraction === null ? whole : `${whole}.${fraction}`));
