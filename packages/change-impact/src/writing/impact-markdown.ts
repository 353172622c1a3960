import { codeSpan, inlineText } from "@plumbline/model-core";
import { IMPACT_LIMITS } from "../limits.js";
import {
  CERTAINTIES,
  type Certainty,
  type ChangeImpact,
  IMPACT_KINDS,
  type ImpactEntry,
  type ImpactReason,
  type SourceChange,
} from "../records/change-impact.js";
import { fittedSections, type MarkdownSection } from "./fitted-sections.js";
import { placeText } from "./place-text.js";

/**
 * An impact as Markdown for a comment on a pull request (docs/reference/change-impact.md#markdown). Names of models and
 * repositories form no structure of it, no link and no mention, whatever they hold.
 */
export function impactAsMarkdown(impact: ChangeImpact): string {
  const sections = [
    { opening: headOf(impact), items: [] },
    ...CERTAINTIES.flatMap((certainty) => entriesOf(impact, certainty)),
    ...sectionOf("Changes in the source", "", impact.changes.map(changeLine)),
    ...sectionOf(
      "Changed files in no service",
      "",
      impact.unattributed.map((path) => `- ${codeSpan(path)}`),
    ),
  ];
  return fittedSections(sections, IMPACT_LIMITS.markdown);
}

function headOf(impact: ChangeImpact): string {
  const { repository, baseCommit, headCommit, modelVersion, files, complete, entries } = impact;
  const parts = [
    "# Change impact",
    `${codeSpan(repository)} at ${codeSpan(headCommit)}, against ${codeSpan(baseCommit)} and version ${modelVersion} of the model.`,
    `Files: ${files.added} added, ${files.changed} changed, ${files.removed} removed.`,
    ...(complete ? [] : ["**Not everything was read**: what is not told here may be touched, too."]),
    entries.length === 0 ? "Nothing of the design is known to be touched." : tableOf(entries),
  ];
  return parts.join("\n\n");
}

function tableOf(entries: readonly ImpactEntry[]): string {
  const rows = CERTAINTIES.map((certainty) => {
    const counts = IMPACT_KINDS.map(
      (kind) => entries.filter((entry) => entry.certainty === certainty && entry.kind === kind).length,
    );
    return `| ${[certainty, ...counts].join(" | ")} |`;
  });
  return ["| Touched | Promises | Scenarios | Elements |", "|---|---:|---:|---:|", ...rows].join("\n");
}

const ABOUT: { readonly [Word in Certainty]: readonly [title: string, about: string] } = {
  definite: ["Definite", "The change touches what this rests on."],
  possible: ["Possible", "The change may touch this: look at it."],
  unknown: ["Unknown", "What would tell was not read."],
};

function entriesOf({ entries }: ChangeImpact, certainty: Certainty): readonly MarkdownSection[] {
  const [title, about] = ABOUT[certainty];
  return sectionOf(title, about, entries.filter((entry) => entry.certainty === certainty).map(entryLines));
}

function sectionOf(title: string, about: string, items: readonly string[]): readonly MarkdownSection[] {
  const heading = `## ${title} (${items.length})`;
  return items.length === 0 ? [] : [{ opening: about === "" ? heading : `${heading}\n\n${about}`, items }];
}

function entryLines({ kind, requirementId, name, reasons }: ImpactEntry): string {
  const told = reasons.slice(0, IMPACT_LIMITS.toldReasons).map(reasonLine);
  const more = reasons.length - told.length;
  const id = requirementId === null ? "" : `${requirementId} `;
  return [
    `- **${kind}** ${id}${inlineText(name)}`,
    ...told,
    ...(more === 0 ? [] : [`  - … and ${more} more`]),
  ].join("\n");
}

function reasonLine({ sentence, source }: ImpactReason): string {
  return `  - ${inlineText(sentence)}${placeText(source)}`;
}

function changeLine({ kind, factKey, pattern, serviceKey, change, source }: SourceChange): string {
  const what = factKey ?? `${pattern} of ${serviceKey ?? "no service"}`;
  return `- ${change} ${kind} ${codeSpan(what)}${placeText(source)}`;
}
