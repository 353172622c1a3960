/** Whether a client takes gzip (`Accept-Encoding`, RFC 9110, 12.5.3); one that says nothing takes what it always took. */
export function takesGzip(acceptEncoding: string | undefined): boolean {
  const weights = new Map((acceptEncoding ?? "").split(",").map(weightOf));
  return (weights.get("gzip") ?? weights.get("x-gzip") ?? weights.get("*") ?? 0) > 0;
}

/** A coding that a header names, and how much it is wanted; what no number says is not wanted. */
function weightOf(part: string): readonly [string, number] {
  const [coding = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return [coding, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}
