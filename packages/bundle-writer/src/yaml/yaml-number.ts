const WHOLE_BEFORE_EXPONENT = /^(-?\d+)e/;

/** A finite number as both versions of YAML read it: the older one takes an exponent for text without a point. */
export function yamlNumber(number: number): string {
  return String(number).replace(WHOLE_BEFORE_EXPONENT, "$1.0e");
}
