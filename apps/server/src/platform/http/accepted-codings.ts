/**
 * How much a client wants each content coding (`Accept-Encoding`, RFC 9110, 12.5.3), from 0 to 1; a client that says
 * nothing takes what it always took.
 */
export class AcceptedCodings {
  private readonly weights: ReadonlyMap<string, number>;

  constructor(acceptEncoding: string | undefined) {
    this.weights = new Map((acceptEncoding ?? "").split(",").map(weightOf));
  }

  /** The weight of a coding by its names: that of the first which is named, else that of all others. */
  weightOf(...names: readonly string[]): number {
    const name = names.find((each) => this.weights.has(each)) ?? "*";
    return this.weights.get(name) ?? 0;
  }

  /** How much the bytes as they are are wanted; they are always taken where nothing else is. */
  get identity(): number {
    return this.weights.get("identity") ?? 0;
  }
}

/** A coding that a header names, and how much it is wanted; what no number says is not wanted. */
function weightOf(part: string): readonly [string, number] {
  const [coding = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return [coding, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}
