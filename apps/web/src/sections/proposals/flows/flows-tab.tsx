import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "../../../design/button.js";
import { ChoiceField } from "../../../design/choice-field.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { ProposalList } from "../proposal-list.js";
import { FLOW_STATUSES, type ProposalsTabProps } from "../proposals-search.js";
import { flowsQuery } from "./flow-queries.js";
import { FlowProposalRow } from "./flow-row.js";

/** The flows that were proposed, the newest first. */
export function FlowsTab({ projectId, search, onChange }: ProposalsTabProps): ReactNode {
  const query = useInfiniteQuery(flowsQuery(projectId, search));
  return (
    <ProposalList
      {...{ projectId, search, onChange, query }}
      label={words.list}
      row={(proposal) => <FlowProposalRow projectId={projectId} proposal={proposal} />}
      ask={
        <Link
          to="/projects/$projectId/proposals/$proposalId"
          params={{ projectId, proposalId: "new" }}
          className={buttonClass({ look: "primary" })}
        >
          {words.ask}
        </Link>
      }
      status={
        <ChoiceField
          label={words.status}
          value={search.status}
          options={FLOW_STATUSES}
          names={words.statuses}
          none={words.anyStatus}
          onChange={(status) => onChange({ status })}
        />
      }
      isFiltered={search.status !== undefined}
      none={{ title: words.none, words: words.noneWords }}
    />
  );
}
