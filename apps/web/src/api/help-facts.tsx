import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { Facts } from "../design/facts.js";
import { Card } from "../design/page.js";
import { TimeText } from "../design/time-text.js";
import { AI_WORDS as words } from "../words/ai.js";
import { ProjectActor } from "./actor-name.js";
import { type Made, madeBy } from "./made-by.js";
import { PickedFacts } from "./picked-facts.js";

export type NamedValue = readonly [string, ReactNode];

/** What every record of help from AI has. */
export interface Helped extends Made {
  readonly modelReported: string | null;
  readonly promptVersion: string | null;
  readonly attempts: number;
  readonly usage: Schemas["TaskUsage"] | null;
  readonly modelVersion: number;
  readonly branchId: string | null;
  readonly createdBy: string;
  readonly createdAt: string;
}

export interface HelpFactsProps {
  readonly projectId: string;
  readonly help: Helped;
  /** What was asked for; null where nothing was said. */
  readonly request: string | null;
  readonly selection: readonly string[];
  /** What only this sort of help has. */
  readonly also?: readonly NamedValue[];
}

/** What was asked for, who made it of what, and what it cost. */
export function HelpFacts({ projectId, help, request, selection, also = [] }: HelpFactsProps): ReactNode {
  const { modelVersion, branchId, modelReported, promptVersion } = help;
  const version = words.versionIs(modelVersion);
  const facts: readonly NamedValue[] = [
    ...(request === null ? [] : [[words.requestIs, request] as const]),
    ...(selection.length === 0
      ? []
      : [[words.selection, <PickedFacts key="ids" projectId={projectId} ids={selection} />] as const]),
    [words.madeBy, <MadeBy key="by" projectId={projectId} help={help} />],
    ...(modelReported === null ? [] : [[words.modelReported, modelReported] as const]),
    ...(promptVersion === null ? [] : [[words.promptVersion, promptVersion] as const]),
    [words.costIs, costOf(help)],
    [words.version, branchId === null ? version : `${version}, ${words.ofBranch}`],
    ...also,
  ];
  return (
    <Card title={words.about}>
      <Facts facts={facts} />
    </Card>
  );
}

function MadeBy({ projectId, help }: Pick<HelpFactsProps, "projectId" | "help">): ReactNode {
  return (
    <>
      {madeBy(help)}, {words.asked} <TimeText at={help.createdAt} /> {words.by}{" "}
      <ProjectActor projectId={projectId} actor={help.createdBy} />
    </>
  );
}

function costOf({ usage, attempts }: Helped): string {
  if (usage === null) {
    return words.noCost;
  }
  const { costUsd, priceSource } = usage;
  const cost = `${words.cost(costUsd)} (${words.priceSources[priceSource]})`;
  return `${cost}, ${tokensOf(usage)}, ${words.attempts(attempts)}`;
}

function tokensOf({ inputTokens, outputTokens }: Schemas["TaskUsage"]): string {
  return inputTokens === null || outputTokens === null
    ? words.notCounted
    : words.usage(words.tokens(inputTokens), words.tokens(outputTokens));
}

/** When somebody decided, and who: nothing while nobody has. */
export function decidedFact(
  projectId: string,
  { decidedBy, decidedAt }: { readonly decidedBy: string | null; readonly decidedAt: string | null },
): readonly NamedValue[] {
  return decidedBy === null || decidedAt === null
    ? []
    : [
        [
          words.decided,
          <span key="decided">
            <TimeText at={decidedAt} /> {words.by} <ProjectActor projectId={projectId} actor={decidedBy} />
          </span>,
        ],
      ];
}
