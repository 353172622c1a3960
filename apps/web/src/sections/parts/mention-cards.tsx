import type { FactKind } from "@plumbline/model-core";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { mentionsQuery } from "../../api/mentions-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useFollow } from "../../api/use-follow.js";
import { AddressLink } from "../../design/address-link.js";
import { Badge, type Tone } from "../../design/badge.js";
import { Card } from "../../design/page.js";
import { PART_WORDS as words } from "../../words/parts.js";
import styles from "./mention-cards.module.css";
import { decisionsAboutQuery, findingsQuery, promisesAboutQuery, questionsQuery } from "./parts-queries.js";
import { SomeOf } from "./some-of.js";
import { usePartAddress } from "./use-part-address.js";

interface AboutProps {
  readonly id: string;
}

const TONES: Readonly<Record<string, Tone>> = {
  concern: "warn",
  blocking: "bad",
  verified: "good",
  unknown: "info",
  approved: "good",
  accepted: "good",
  open: "info",
};

export function ScenariosCard({ id }: AboutProps): ReactNode {
  const { projectId } = usePartAddress();
  const query = useQuery(mentionsQuery(projectId));
  return (
    <MentionCard
      title={words.scenariosTitle}
      none={words.noScenarios}
      query={query}
      pick={(all) => all.filter(({ ids }) => ids.has(id))}
      row={({ id: scenarioId, name }) => (
        <Link
          to="/projects/$projectId/scenarios/$scenarioId"
          params={{ projectId, scenarioId }}
          className={styles["name"]}
        >
          {name}
        </Link>
      )}
    />
  );
}

export function PromisesCard({ id }: AboutProps): ReactNode {
  const { projectId } = usePartAddress();
  const query = useQuery(promisesAboutQuery(projectId, id));
  return (
    <MentionCard
      title={words.promisesTitle}
      none={words.noPromises}
      query={query}
      row={({ id: promiseId, requirementId, title, state }) => (
        <>
          <Badge tone={TONES[state]}>{state}</Badge>
          <Link
            to="/projects/$projectId/promises/$promiseId"
            params={{ projectId, promiseId }}
            className={styles["name"]}
          >
            {requirementId} {title}
          </Link>
        </>
      )}
    />
  );
}

/** What asks for something comes first. */
const RESULTS: readonly string[] = ["concern", "unknown", "verified"];

export function FindingsCard({ id }: AboutProps): ReactNode {
  const { projectId, search } = usePartAddress();
  const options = findingsQuery(projectId, search.branch);
  const query = useQuery(options);
  useFollow(projectId, ["model", "schemas", "scenarios", "promises", "decisions"], options.queryKey);
  return (
    <MentionCard
      title={words.findingsTitle}
      none={words.noFindings}
      query={query}
      pick={(all) =>
        all
          .filter(
            ({ subjectId, cites, result }) =>
              result !== "not-applicable" && (subjectId === id || cites.some((cite) => cite.id === id)),
          )
          .toSorted((a, b) => RESULTS.indexOf(a.result) - RESULTS.indexOf(b.result))
      }
      row={({ ruleId, subjectId, subjectName, result, severity, reason, settled }) => (
        <>
          <Badge tone={result === "concern" && severity === "blocking" ? "bad" : TONES[result]}>
            {result}
          </Badge>
          <AddressLink
            href={`/projects/${projectId}/review?finding=${ruleId}:${subjectId}`}
            className={styles["name"]}
          >
            {ruleId} {subjectId === id ? "" : subjectName}
          </AddressLink>
          {settled && <Badge>{words.settled}</Badge>}
          <span className={styles["reason"]}>{reason}</span>
        </>
      )}
    />
  );
}

export function DecisionsCard({ id }: AboutProps): ReactNode {
  const { projectId } = usePartAddress();
  const query = useQuery(decisionsAboutQuery(projectId, id));
  return (
    <MentionCard
      title={words.decisionsTitle}
      none={words.noDecisions}
      query={query}
      row={({ id: decisionId, reference, title, status }) => (
        <>
          <Badge tone={TONES[status]}>{status}</Badge>
          <Link
            to="/projects/$projectId/decisions/$decisionId"
            params={{ projectId, decisionId }}
            className={styles["name"]}
          >
            {reference} {title}
          </Link>
        </>
      )}
    />
  );
}

export function QuestionsCard({ id, kind }: AboutProps & { readonly kind: FactKind }): ReactNode {
  const { projectId } = usePartAddress();
  const query = useQuery(questionsQuery(projectId));
  return (
    <MentionCard
      title={words.questionsTitle}
      none={words.noQuestions}
      query={query}
      pick={(all) => all.filter(({ about }) => about.includes(id))}
      row={({ id: questionId, text, status }) => (
        <>
          <Badge tone={TONES[status]}>{status}</Badge>
          <AddressLink
            href={`/projects/${projectId}/questions?question=${questionId}`}
            className={styles["name"]}
          >
            {text}
          </AddressLink>
        </>
      )}
    >
      <AddressLink
        href={`/projects/${projectId}/questions?about=${encodeURIComponent(`${kind}:${id}`)}`}
        className={styles["ask"]}
      >
        {words.ask}
      </AddressLink>
    </MentionCard>
  );
}

interface MentionCardProps<Item> {
  readonly title: string;
  readonly none: string;
  readonly query: UseQueryResult<readonly Item[]>;
  /** Which of all that was read are about the part; left out, all are. */
  readonly pick?: (all: readonly Item[]) => readonly Item[];
  readonly row: (item: Item) => ReactNode;
  readonly children?: ReactNode;
}

function MentionCard<Item>({
  title,
  none,
  query,
  pick = (all) => all,
  row,
  children,
}: MentionCardProps<Item>): ReactNode {
  return (
    <Card title={title} actions={children}>
      <ShownQuery query={query}>
        {(all) => {
          const items = pick(all).map((item, index) => ({ item, key: String(index) }));
          return items.length === 0 ? (
            <p className={styles["none"]}>{none}</p>
          ) : (
            <SomeOf
              items={items}
              keyOf={({ key }) => key}
              row={({ item }) => <span className={styles["mention"]}>{row(item)}</span>}
            />
          );
        }}
      </ShownQuery>
    </Card>
  );
}
