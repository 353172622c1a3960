import type { Finding } from "./review-records.js";
import { type Grouping, SEVERITIES } from "./review-search.js";

/** Findings that stand together under what they have in common. */
export interface FindingGroup {
  /** A rule, a severity, or the kind and ID of a part. */
  readonly key: string;
  readonly findings: readonly [Finding, ...Finding[]];
}

/** Findings by what a person settles them by; groups in the order of the review, severities by weight. */
export function groupFindings(findings: readonly Finding[], by: Grouping): readonly FindingGroup[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = keyOf(finding, by);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [finding]);
    } else {
      group.push(finding);
    }
  }
  const listed = [...groups].map(([key, of]) => ({ key, findings: of }));
  return by === "severity"
    ? SEVERITIES.flatMap((severity) => listed.filter(({ key }) => key === severity))
    : listed;
}

function keyOf({ ruleId, severity, subjectKind, subjectId }: Finding, by: Grouping): string {
  return { rule: ruleId, severity, part: `${subjectKind} ${subjectId}` }[by];
}

/** What a list of groups shows: the head of each group, then its findings. */
export type FindingLine =
  | { readonly is: "head"; readonly group: FindingGroup }
  | { readonly is: "finding"; readonly finding: Finding };

export function linesOf(groups: readonly FindingGroup[]): readonly FindingLine[] {
  return groups.flatMap((group): readonly FindingLine[] => [
    { is: "head", group },
    ...group.findings.map((finding) => ({ is: "finding" as const, finding })),
  ]);
}

/** The finding some places after another in the order it is shown in; the first where that is not shown. */
export function neighbourOf(
  groups: readonly FindingGroup[],
  isAt: (finding: Finding) => boolean,
  places: number,
): Finding | undefined {
  const shown = groups.flatMap(({ findings }) => findings);
  const at = shown.findIndex(isAt);
  return at < 0 ? shown[0] : shown[Math.min(Math.max(at + places, 0), shown.length - 1)];
}

/** The finding to go on with once some are answered: the next that was not, else the last before. */
export function afterAnswered(
  groups: readonly FindingGroup[],
  open: Finding,
  answered: readonly Finding[],
): Finding | undefined {
  const shown = groups.flatMap(({ findings }) => findings);
  const at = shown.indexOf(open);
  const waits = (finding: Finding): boolean => !answered.includes(finding);
  return shown.slice(at + 1).find(waits) ?? shown.slice(0, Math.max(at, 0)).findLast(waits);
}
