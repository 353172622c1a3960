const STEP = /([\p{L}\p{N}_$-]+)|\[("(?:[^"\\]|\\.)*")\]/gu;

/** The JSON pointer (RFC 6901) of the path of a value, as `/steps/0/operation` of `steps[0].operation`. */
export function pointerOfPath(path: string): string {
  const steps = [...path.matchAll(STEP)].map(([step, , quoted]) =>
    quoted === undefined ? step : String(JSON.parse(quoted)),
  );
  return steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
