import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { SelectField } from "../../design/field.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { useAcceptedDecisions } from "./review-queries.js";

export interface DecisionFieldProps {
  readonly projectId: string;
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (decisionId: string | null) => void;
}

/** One of the decisions in force. */
export function DecisionField({ projectId, value, error, onChange }: DecisionFieldProps): ReactNode {
  const decisions = useAcceptedDecisions(projectId);
  const { hasNextPage, isFetching, fetchNextPage } = decisions;
  useEffect(() => {
    // A list to choose from has to be whole.
    if (hasNextPage && !isFetching) {
      void fetchNextPage();
    }
  }, [hasNextPage, isFetching, fetchNextPage]);
  if (decisions.data?.length === 0) {
    return (
      <p>
        {words.noDecisions}{" "}
        <Link to="/projects/$projectId/decisions/$decisionId" params={{ projectId, decisionId: "new" }}>
          {words.toDecisions}
        </Link>
      </p>
    );
  }
  return (
    <>
      <SelectField
        label={words.decision}
        value={value ?? ""}
        error={error}
        required
        onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
      >
        <option value="">{words.chooseDecision}</option>
        {decisions.data?.map(({ id, reference, title }) => (
          <option key={id} value={id}>{`${reference} ${title}`}</option>
        ))}
      </SelectField>
      <ProblemView error={decisions.error} onRetry={() => void decisions.refetch()} />
    </>
  );
}
