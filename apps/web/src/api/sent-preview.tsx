import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { CopyBlock } from "../design/copy-block.js";
import { Facts } from "../design/facts.js";
import { Card } from "../design/page.js";
import { QuietText } from "../design/quiet-text.js";
import { Stack } from "../design/stack.js";
import { AI_WORDS as words } from "../words/ai.js";
import { NoHelp } from "./no-help.js";
import { PickedFacts } from "./picked-facts.js";

type Preview = Schemas["AiPreviewResponse"];

export interface SentPreviewProps {
  readonly projectId: string;
  readonly preview: Preview;
}

/** What would be sent to an AI, word by word, and what of it is private. */
export function SentPreview({ projectId, preview }: SentPreviewProps): ReactNode {
  const { unavailable, privateSubjects, instructions, message } = preview;
  return (
    <>
      {unavailable !== null && <NoHelp projectId={projectId} unavailable={unavailable} />}
      <Card title={words.wouldSend}>
        <Stack>
          <QuietText>{words.wouldSendWords}</QuietText>
          <Facts facts={factsOf(preview)} />
          {privateSubjects.length === 0 ? (
            <QuietText>{words.noPrivate}</QuietText>
          ) : (
            <>
              <h3>{words.private}</h3>
              <PickedFacts projectId={projectId} ids={privateSubjects} />
            </>
          )}
          <h3>{words.instructions}</h3>
          <CopyBlock label={words.instructions} text={instructions} />
          <h3>{words.message}</h3>
          <CopyBlock label={words.message} text={message} />
        </Stack>
      </Card>
    </>
  );
}

function factsOf(preview: Preview): readonly (readonly [string, ReactNode])[] {
  const { provider, model, inputTokens, maxOutputTokens, estimatedCostUsd, priceSource } = preview;
  const cost = estimatedCostUsd === null ? null : words.cost(estimatedCostUsd);
  return [
    [words.to, [model, provider].filter((one) => one !== null).join(", ") || words.nobody],
    [words.input, words.tokens(inputTokens)],
    [words.longest, words.tokens(maxOutputTokens)],
    ...(cost === null || priceSource === null
      ? []
      : [[words.estimate, `${cost} (${words.priceSources[priceSource]})`] as const]),
  ];
}
