import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "../../../design/button.js";
import { ChoiceField } from "../../../design/choice-field.js";
import { ARCHITECTURE_WORDS as words } from "../../../words/architectures.js";
import { PROPOSAL_WORDS } from "../../../words/proposals.js";
import { ProposalList } from "../proposal-list.js";
import { ARCHITECTURE_STATUSES, type ProposalsTabProps } from "../proposals-search.js";
import { architecturesQuery } from "./architecture-queries.js";
import { ArchitectureRow } from "./architecture-row.js";

/** The architectures that were proposed, the newest first. */
export function ArchitecturesTab({ projectId, search, onChange }: ProposalsTabProps): ReactNode {
  const query = useInfiniteQuery(architecturesQuery(projectId, search));
  return (
    <ProposalList
      {...{ projectId, search, onChange, query }}
      label={words.list}
      row={(proposal) => <ArchitectureRow projectId={projectId} proposal={proposal} />}
      textOf={({ summary }) => summary}
      ask={
        <Link
          to="/projects/$projectId/proposals/architectures/$proposalId"
          params={{ projectId, proposalId: "new" }}
          className={buttonClass({ look: "primary" })}
        >
          {words.ask}
        </Link>
      }
      status={
        <ChoiceField
          label={PROPOSAL_WORDS.status}
          value={search.state}
          options={ARCHITECTURE_STATUSES}
          names={words.statuses}
          none={PROPOSAL_WORDS.anyStatus}
          onChange={(state) => onChange({ state })}
        />
      }
      isFiltered={search.state !== undefined}
      none={{ title: words.none, words: words.noneWords }}
    />
  );
}
