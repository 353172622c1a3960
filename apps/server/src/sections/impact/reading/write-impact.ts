import { type ChangeImpact, impactAsMarkdown, impactAsSarif } from "@plumbline/change-impact";

/** The media types that an impact is answered in. */
export const IMPACT_TYPES = ["application/json", "application/sarif+json", "text/markdown"] as const;
export type ImpactFormat = (typeof IMPACT_TYPES)[number];

/** The text of an impact (docs/reference/change-impact.md#the-endpoint). */
export function writeImpact(impact: ChangeImpact, format: ImpactFormat): string {
  switch (format) {
    case "application/json":
      return JSON.stringify(impact);
    case "application/sarif+json":
      return JSON.stringify(impactAsSarif(impact));
    case "text/markdown":
      return impactAsMarkdown(impact);
  }
}
