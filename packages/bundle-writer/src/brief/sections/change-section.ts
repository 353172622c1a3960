import { codeSpan } from "@plumbline/model-core";
import { namedData } from "../../markdown/data-block.js";
import { facts } from "../../markdown/facts.js";
import { heading } from "../../markdown/heading.js";
import type { BriefChange, ChangeEntry } from "../brief-change.js";
import { type BriefGroup, type BriefPart, groupOf } from "../brief-part.js";
import type { BriefView } from "../brief-view.js";

/** What the change under review touches; nothing for a plain selection. */
export function changeSection({ change }: BriefView): readonly BriefGroup[] {
  if (change === null) {
    return [];
  }
  const opening = [
    heading(2, "8 Change under review"),
    "None of this is a requirement: it says what a change of the source touches, and how certain that is.",
    changeFacts(change),
  ];
  return [groupOf(opening, change.entries.map(partOf))];
}

function changeFacts({ scanId, repository, baseCommit, headCommit, complete, entries }: BriefChange): string {
  const count = (certainty: ChangeEntry["certainty"]): number =>
    entries.filter((entry) => entry.certainty === certainty).length;
  return facts([
    ["scan", scanId],
    ["repository", repository],
    ["base commit", baseCommit],
    ["head commit", headCommit],
    ["both sides were read completely", complete],
    ["definite", count("definite")],
    ["possible", count("possible")],
    ["unknown", count("unknown")],
  ]);
}

/** Reasons that one entry tells. */
const MOST_REASONS = 5;

function partOf({ certainty, kind, id, requirementId, name, reasons }: ChangeEntry): BriefPart {
  const told = reasons
    .slice(0, MOST_REASONS)
    .flatMap(({ code, sentence, source }) => [[code, sentence] as const, ["source", source] as const]);
  const line = `- ${certainty} ${kind}: ${codeSpan(requirementId ?? id)}`;
  return {
    need: "change",
    name: `Why ${kind} ${requirementId ?? id} is touched`,
    blocks: [line, namedData([["name", name], ...told])],
  };
}
