import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { AskHelpForm } from "../../../api/ask-help-form.js";
import { type AskedAbout, idsAbout } from "../../../api/asked-about.js";
import { AskedFacts } from "../../../api/asked-facts.js";
import { useRepositories } from "../../../api/repositories-query.js";
import { OfBranch } from "../../../api/shown-branch.js";
import { fieldError } from "../../../api/told-error.js";
import { useAskHelp } from "../../../api/use-ask-help.js";
import { CheckField, TextArea } from "../../../design/field.js";
import { Page } from "../../../design/page.js";
import { ARCHITECTURE_WORDS as words } from "../../../words/architectures.js";
import { ToProposals } from "../to-proposals.js";
import { type ArchitectureRequest, architecturesKey, askForArchitecture } from "./architecture-queries.js";

export interface AskArchitectureProps {
  readonly projectId: string;
  readonly search: AskedAbout;
}

/** Asks an AI for an architecture, after a look at what would be sent. */
export function AskArchitecture({ projectId, search }: AskArchitectureProps): ReactNode {
  const [text, setText] = useState("");
  const [parts, setParts] = useState(idsAbout(search));
  const [repositories, setRepositories] = useState<readonly string[]>([]);
  const { ask, ...asked } = useAskArchitecture(projectId);
  const request = text.trim() === "" ? null : text;
  const branchId = search.branch ?? null;
  return (
    <Page
      title={words.ask}
      words={words.askWords}
      actions={<ToProposals projectId={projectId} tab="architectures" />}
    >
      <OfBranch branchId={branchId}>
        <AskHelpForm
          {...{ projectId, asked }}
          fields={["request", "selection"]}
          isAskable
          onSend={(isPreview) =>
            ask({ request, branchId, selection: [...parts, ...repositories] }, isPreview)
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
          <AskedFacts
            projectId={projectId}
            error={fieldError(asked.error, "selection")}
            ids={parts}
            onChange={setParts}
          />
          <RepositoryChecks projectId={projectId} ids={repositories} onChange={setRepositories} />
        </AskHelpForm>
      </OfBranch>
    </Page>
  );
}

interface RepositoryChecksProps {
  readonly projectId: string;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The repositories that the project follows: what their code shows is told as well. */
function RepositoryChecks({ projectId, ids, onChange }: RepositoryChecksProps): ReactNode {
  const repositories = useRepositories(projectId);
  return (
    repositories.length > 0 && (
      <fieldset>
        <legend>{words.repositories}</legend>
        {repositories.map(({ id, repository }) => (
          <CheckField
            key={id}
            label={repository}
            checked={ids.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ids, id] : ids.filter((one) => one !== id))
            }
          />
        ))}
      </fieldset>
    )
  );
}

function useAskArchitecture(projectId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useAskHelp(
    (body: ArchitectureRequest, isPreview) => askForArchitecture(projectId, body, isPreview),
    {
      onMade: () => queries.invalidateQueries({ queryKey: architecturesKey(projectId) }),
      goOn: (proposalId) =>
        navigate({
          to: "/projects/$projectId/proposals/architectures/$proposalId",
          params: { projectId, proposalId },
        }),
    },
  );
}
