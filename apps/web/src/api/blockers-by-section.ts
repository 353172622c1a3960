import type { Schemas } from "@plumbline/api-client";

export type Blocker = Schemas["BuildReadyResponse"]["blockers"][number];

/** The screens where blockers are mended, in the order of work: what a model says comes before what is said of it. */
export const BLOCKER_SECTIONS = ["model", "contracts", "scenarios", "promises", "review"] as const;
export type BlockerSection = (typeof BLOCKER_SECTIONS)[number];

export interface SectionBlockers {
  readonly section: BlockerSection;
  readonly blockers: readonly Blocker[];
}

/** Blockers under the screen where each is mended; a screen without any is left out. */
export function blockersBySection(blockers: readonly Blocker[]): readonly SectionBlockers[] {
  const groups = Map.groupBy(blockers, ({ code }) => sectionOf(code));
  return BLOCKER_SECTIONS.flatMap((section) => {
    const those = groups.get(section);
    return those === undefined ? [] : [{ section, blockers: those }];
  });
}

function sectionOf(code: string): BlockerSection {
  if (code.startsWith("review-")) {
    return "review";
  }
  if (code.startsWith("promise-")) {
    return "promises";
  }
  if (code.startsWith("scenario-")) {
    return "scenarios";
  }
  return code.startsWith("fact-") ? "model" : "contracts";
}
