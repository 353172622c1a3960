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
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { ToProposals } from "../to-proposals.js";
import { askForFlow, type FlowRequest, flowsKey } from "./flow-queries.js";
import { ReviseField } from "./revise-field.js";

export interface AskFlowProps {
  readonly projectId: string;
  readonly search: AskedAbout;
}

/** Asks an AI for a flow, in words, after a look at what would be sent. */
export function AskFlow({ projectId, search }: AskFlowProps): ReactNode {
  const [text, setText] = useState("");
  const [selection, setSelection] = useState(idsAbout(search));
  const [reviseScenarioId, setRevised] = useState<string | null>(null);
  const { ask, ...asked } = useAskFlow(projectId);
  const request = text.trim() === "" ? null : text;
  const branchId = search.branch ?? null;
  return (
    <Page
      title={words.ask}
      words={words.askWords}
      actions={<ToProposals projectId={projectId} tab="flows" />}
    >
      <OfBranch branchId={branchId}>
        <AskHelpForm
          {...{ projectId, asked }}
          fields={["request", "selection", "reviseScenarioId"]}
          isAskable={request !== null || reviseScenarioId !== null}
          onSend={(isPreview) =>
            ask({ request, branchId, reviseScenarioId, selection: [...selection] }, isPreview)
          }
        >
          <TextArea
            label={words.request}
            hint={words.requestHint}
            rows={4}
            value={text}
            error={fieldError(asked.error, "request")}
            onChange={({ target }) => setText(target.value)}
          />
          <ReviseField projectId={projectId} id={reviseScenarioId} onChange={setRevised} />
          <AskedFacts
            projectId={projectId}
            error={fieldError(asked.error, "selection")}
            ids={selection}
            onChange={setSelection}
          />
        </AskHelpForm>
      </OfBranch>
    </Page>
  );
}

function useAskFlow(projectId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useAskHelp((body: FlowRequest, isPreview) => askForFlow(projectId, body, isPreview), {
    onMade: () => queries.invalidateQueries({ queryKey: flowsKey(projectId) }),
    goOn: (proposalId) =>
      navigate({ to: "/projects/$projectId/proposals/$proposalId", params: { projectId, proposalId } }),
  });
}
