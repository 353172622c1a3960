import fc from "fast-check";

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const CODE_POINTS = 0x110000;

/** Any character of Unicode. The library's own `binary` lists all of them in each file that asks for it: three seconds. */
const anyCharacter = fc
  .nat({ max: CODE_POINTS - SURROGATES - 1 })
  .map((place) => String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES));

/** Text of any characters, up to `maxLength` of them. */
export function anyText(maxLength = 10): fc.Arbitrary<string> {
  return fc.string({ unit: anyCharacter, maxLength });
}
