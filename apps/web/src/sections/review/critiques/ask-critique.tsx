import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { AskHelpForm } from "../../../api/ask-help-form.js";
import { type AskedAbout, idsAbout } from "../../../api/asked-about.js";
import { AskedFacts } from "../../../api/asked-facts.js";
import { OfBranch } from "../../../api/shown-branch.js";
import { fieldError } from "../../../api/told-error.js";
import { useAskHelp } from "../../../api/use-ask-help.js";
import { TextArea } from "../../../design/field.js";
import { Page } from "../../../design/page.js";
import { CRITIQUE_WORDS as words } from "../../../words/critiques.js";
import { askForCritique, type CritiqueRequest, critiquesKey } from "./critique-queries.js";
import { ToCritiques } from "./to-critiques.js";

export interface AskCritiqueProps {
  readonly projectId: string;
  readonly search: AskedAbout;
}

/** Asks an AI what it would question, after a look at what would be sent. */
export function AskCritique({ projectId, search }: AskCritiqueProps): ReactNode {
  const [text, setText] = useState("");
  const [focus, setFocus] = useState(idsAbout(search));
  const { ask, ...asked } = useAskCritique(projectId);
  const question = text.trim() === "" ? null : text;
  const branchId = search.branch ?? null;
  return (
    <Page title={words.ask} words={words.words} actions={<ToCritiques projectId={projectId} />}>
      <OfBranch branchId={branchId}>
        <AskHelpForm
          {...{ projectId, asked }}
          fields={["question", "focus"]}
          isAskable
          onSend={(isPreview) => ask({ question, branchId, focus: [...focus] }, isPreview)}
        >
          <TextArea
            label={words.question}
            hint={words.questionHint}
            rows={4}
            value={text}
            error={fieldError(asked.error, "question")}
            onChange={({ target }) => setText(target.value)}
          />
          <AskedFacts
            projectId={projectId}
            error={fieldError(asked.error, "focus")}
            ids={focus}
            onChange={setFocus}
          />
        </AskHelpForm>
      </OfBranch>
    </Page>
  );
}

function useAskCritique(projectId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useAskHelp((body: CritiqueRequest, isPreview) => askForCritique(projectId, body, isPreview), {
    onMade: () => queries.invalidateQueries({ queryKey: critiquesKey(projectId) }),
    goOn: (critiqueId) =>
      navigate({
        to: "/projects/$projectId/review/critiques/$critiqueId",
        params: { projectId, critiqueId },
      }),
  });
}
