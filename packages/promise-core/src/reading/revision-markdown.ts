import { codeSpan, fenced, inlineText } from "@plumbline/model-core";
import { LINK_LISTS, type LinkList, type Links } from "../records/links.js";
import type { EvidenceStatus } from "../records/status.js";
import type { ContentRecord, ObligationRecord, RevisionRecord } from "./revision-record.js";

const TEXTS = {
  claim: "Claim",
  scope: "Scope",
  preconditions: "Preconditions",
  expectedOutcome: "Expected outcome",
  forbiddenOutcome: "Forbidden outcome",
  evidenceCriteria: "Evidence criteria",
} as const;

/** A revision as the blocks of a Markdown document. */
export function revisionMarkdown(record: RevisionRecord): readonly string[] {
  return [
    `## Revision ${record.revision} (${record.state})`,
    stateLines(record).join("\n"),
    ...textBlocks(record),
    ...block("### Forbidden events", forbiddenLines(record)),
    ...block("### Required pattern", patternLines(record)),
    ...block("### Links", linkLines(record.links)),
    ...record.obligations.flatMap(obligationBlocks),
    ...statusBlocks(record.evidenceStatus),
  ];
}

function block(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [heading, lines.join("\n")];
}

function stateLines({
  contentHash,
  approvedBy,
  approvedAt,
  comment,
  retire,
}: RevisionRecord): readonly string[] {
  return [
    `- Content hash: ${contentHash}`,
    ...(retire ? ["- Retires the promise"] : []),
    ...(approvedBy === null ? [] : [`- Approved by ${codeSpan(approvedBy)} at ${approvedAt}`]),
    ...(comment === null ? [] : [`- Comment: ${inlineText(comment)}`]),
  ];
}

function textBlocks(record: ContentRecord): readonly string[] {
  const texts = Object.entries(TEXTS) as [keyof typeof TEXTS, string][];
  return texts.flatMap(([field, heading]) => {
    const text = record[field];
    return text === null ? [] : [`### ${heading}`, fenced(text)];
  });
}

function forbiddenLines({ forbiddenEvents }: ContentRecord): readonly string[] {
  return (forbiddenEvents ?? []).map(({ kind, target }) =>
    target === null ? `- ${kind}` : `- ${kind} of ${target}`,
  );
}

function patternLines({ requiresPattern }: ContentRecord): readonly string[] {
  if (requiresPattern === null) {
    return [];
  }
  const { pattern, repository, service } = requiresPattern;
  const of = service === null ? "" : `, service ${codeSpan(service)}`;
  return [`- ${pattern} in ${codeSpan(repository)}${of}`];
}

function linkLines(links: Links | null): readonly string[] {
  const lists = links === null ? [] : (Object.entries(links) as [LinkList, readonly string[]][]);
  return lists.flatMap(([list, ids]) => ids.map((id) => `- ${LINK_LISTS[list]} ${id}`));
}

function obligationBlocks({
  key,
  kind,
  title,
  recipe,
  source,
  execution,
}: ObligationRecord): readonly string[] {
  const { text, ...parts } = recipe;
  return [
    `### ${key}: ${inlineText(title)}`,
    `- Kind: ${kind} (${execution})\n- Source: ${source}`,
    ...(text === "" ? [] : [fenced(text)]),
    ...Object.values(parts).map((part) => fenced(JSON.stringify(part, null, 2), "json")),
  ];
}

function statusBlocks(status: EvidenceStatus | null): readonly string[] {
  if (status === null) {
    return [];
  }
  const { passed, failed, notRun, unsupported, stale } = status.counts;
  const counts = `${passed} passed, ${failed} failed, ${notRun} not run, ${unsupported} unsupported, ${stale} stale`;
  const gaps = status.gaps.map((gap) => `- ${inlineText(gap)}`);
  return ["### Evidence", counts, ...block("### Gaps", gaps)];
}
