const SHORT = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const WHOLE = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** What stands where nothing was measured. */
export const NONE = "–";

/** A number with three digits that count, and all of those before the point. */
export function numberText(value: number | null): string {
  if (value === null) {
    return NONE;
  }
  return Math.abs(value) >= 100 ? WHOLE.format(value) : SHORT.format(value);
}

/** Microseconds as milliseconds. */
export function msText(us: number | null): string {
  return us === null ? NONE : `${numberText(us / 1_000)} ms`;
}

/** Parts per million as percent. */
export function percentText(ppm: number | null): string {
  return ppm === null ? NONE : `${numberText(ppm / 10_000)} %`;
}

/** Thousandths of a level. */
export function levelText(milli: number | null): string {
  return milli === null ? NONE : numberText(milli / 1_000);
}

export function rateText(perSecond: number | null): string {
  return perSecond === null ? NONE : `${numberText(perSecond)} /s`;
}

/** A number of a run as it is said, by what its name ends in. */
export function figureText(path: string, value: number | null): string {
  if (path.endsWith("Us")) {
    return msText(value);
  }
  if (path.endsWith("amplificationPpm")) {
    return value === null ? NONE : `× ${numberText(value / 1_000_000)}`;
  }
  if (path.endsWith("Ppm")) {
    return percentText(value);
  }
  if (path.endsWith("Milli")) {
    return levelText(value);
  }
  return path.endsWith("PerSecond") ? rateText(value) : numberText(value);
}

/** Where a number is with 95 %, as the run says it; null where it says nothing. */
export function intervalText(
  intervals: readonly { readonly path: string; readonly low: number; readonly high: number }[] | undefined,
  path: string,
): string | null {
  const found = intervals?.find((one) => one.path === path);
  return found === undefined ? null : `${figureText(path, found.low)} … ${figureText(path, found.high)}`;
}
