import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ProjectActor } from "../../../api/actor-name.js";
import { PagedList } from "../../../api/paged-list.js";
import { Badge } from "../../../design/badge.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Filters } from "../../../design/filters.js";
import { hasWords } from "../../../design/has-words.js";
import { Card } from "../../../design/page.js";
import { QuietText } from "../../../design/quiet-text.js";
import { Row } from "../../../design/row.js";
import { SearchField } from "../../../design/search-field.js";
import { Stack } from "../../../design/stack.js";
import { TimeText } from "../../../design/time-text.js";
import { AI_WORDS } from "../../../words/ai.js";
import { USAGE_WORDS as words } from "../../../words/usage.js";
import { costOfCall, placeOfCall, standOfCall, tokensOfCall } from "./call-words.js";
import { type Call, callsQuery } from "./usage-queries.js";

export interface CallListProps {
  readonly projectId: string;
  readonly workspaceId: string;
  readonly nameOf: (id: string) => string;
  /** What they are searched by, as the address says it. */
  readonly q: string | undefined;
  readonly onSought: (q: string | undefined) => void;
}

/** Each call of the workspace, the newest first. */
export function CallList({ projectId, workspaceId, nameOf, q, onSought }: CallListProps): ReactNode {
  const query = useInfiniteQuery(callsQuery(workspaceId));
  return (
    <Card title={words.callList}>
      <Stack>
        <QuietText>{words.callsWords}</QuietText>
        <Filters label={words.filters}>
          <SearchField label={words.search} value={q} onSought={onSought} />
        </Filters>
        <PagedList
          label={words.callList}
          query={query}
          keyOf={({ id }) => id}
          row={(call) => <CallRow {...{ projectId, call, nameOf }} />}
          filter={(call) => hasWords(textOf(call, nameOf), q)}
          empty={
            q === undefined ? (
              <EmptyState title={words.noCalls} words={words.noCallsWords} />
            ) : (
              <EmptyState title={words.noneFound} words={words.noneFoundWords} />
            )
          }
        />
      </Stack>
    </Card>
  );
}

interface CallRowProps extends Pick<CallListProps, "projectId" | "nameOf"> {
  readonly call: Call;
}

function CallRow({ projectId, call, nameOf }: CallRowProps): ReactNode {
  const { task, attempt, model, providerId, requestedBy, startedAt, priceSource } = call;
  const beside = [placeOfCall(call, projectId), tokensOfCall(call)].filter((one) => one !== null);
  const provider = nameOf(providerId);
  const name = `${words.tasks[task]}${attempt > 1 ? `, ${words.attempt(attempt)}` : ""}`;
  return (
    <Row
      title={name}
      hover={name}
      words={
        <>
          {AI_WORDS.from(model, provider)}, <TimeText at={startedAt} /> {AI_WORDS.by}{" "}
          <ProjectActor projectId={projectId} actor={requestedBy} />
          {beside.map((one) => ` · ${one}`)}
        </>
      }
    >
      <span title={AI_WORDS.priceSources[priceSource]}>{costOfCall(call)}</span>
      <OutcomeBadge call={call} />
    </Row>
  );
}

/** What a call is found by. */
function textOf(
  { task, model, modelReported, providerId, outcome }: Call,
  nameOf: CallListProps["nameOf"],
): string {
  const said = outcome === null ? "" : words.outcome(outcome);
  return [words.tasks[task], model, modelReported, nameOf(providerId), said].join("\n");
}

function OutcomeBadge({ call }: { readonly call: Call }): ReactNode {
  const { outcome } = call;
  switch (outcome) {
    case null:
      return standOfCall(call, Date.now()) === "lost" ? (
        <Badge tone="warn">{words.lost}</Badge>
      ) : (
        <Badge tone="info">{words.underWay}</Badge>
      );
    case "ok":
      return <Badge tone="good">{words.ok}</Badge>;
    default:
      return <Badge tone="bad">{words.outcome(outcome)}</Badge>;
  }
}
