import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card } from "../../design/page.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { sortGaps } from "./gaps-of.js";
import { LINK_LISTS, type LinkedKind } from "./link-lists.js";
import { TEXTS } from "./promise-draft.js";
import styles from "./promise-text.module.css";
import { eventLine, patternLine } from "./recipe-lines.js";
import type { ShownPromise } from "./shown-revision.js";
import { nameOfThing, type Things } from "./things.js";

/** What a revision says, what it is about, and what of it is not shown. */
export function PromiseText({ projectId, promise, revision, things }: ShownPromise): ReactNode {
  const gaps = sortGaps(
    revision.evidenceStatus?.gaps ?? [],
    revision.obligations.map(({ key }) => key),
  );
  const all = [...gaps.own, ...[...gaps.byKey.values()].flat()];
  const events = revision.forbiddenEvents ?? [];
  return (
    <div className={styles["parts"]}>
      <Card title={words.says}>
        <dl className={styles["texts"]}>
          {TEXTS.map((name) => (
            <div key={name}>
              <dt>{words.fields[name]}</dt>
              <dd className={styles["text"]}>
                {revision[name] ?? <span className={styles["quiet"]}>{words.notSaid}</span>}
              </dd>
            </div>
          ))}
          {events.length > 0 && (
            <div>
              <dt>{words.fields.forbiddenEvents}</dt>
              {events.map((event) => (
                <dd key={eventLine(event, things)} className={styles["text"]}>
                  {eventLine(event, things)}
                </dd>
              ))}
            </div>
          )}
          {revision.requiresPattern !== null && (
            <div>
              <dt>{words.fields.requiresPattern}</dt>
              <dd className={styles["text"]}>{patternLine(revision.requiresPattern)}</dd>
            </div>
          )}
        </dl>
      </Card>
      <div className={styles["side"]}>
        {revision.evidenceStatus !== null && <GapsCard gaps={all} />}
        <Card title={words.links}>
          <LinkedThings
            projectId={projectId}
            links={revision.links}
            missing={promise.missingLinks.map(({ id }) => id)}
            things={things}
          />
        </Card>
      </div>
    </div>
  );
}

function GapsCard({ gaps }: { readonly gaps: readonly string[] }): ReactNode {
  return (
    <Card title={words.gapsTitle(gaps.length)}>
      {gaps.length === 0 ? (
        <p className={styles["quiet"]}>{words.noGaps}</p>
      ) : (
        <ul className={styles["gaps"]}>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface LinkedThingsProps {
  readonly projectId: string;
  readonly links: ShownPromise["revision"]["links"];
  readonly missing: readonly string[];
  readonly things: Things;
}

function LinkedThings({ projectId, links, missing, things }: LinkedThingsProps): ReactNode {
  const lists = LINK_LISTS.flatMap(([list, kind]) => {
    const ids = links?.[list] ?? [];
    return ids.length === 0 ? [] : [{ list, kind, ids }];
  });
  if (lists.length === 0) {
    return <p className={styles["quiet"]}>{words.noLinks}</p>;
  }
  return lists.map(({ list, kind, ids }) => (
    <div key={list} className={styles["list"]}>
      <h3>{words.linkLists[list]}</h3>
      <ul>
        {ids.map((id) => (
          <li key={id} className={styles["text"]}>
            {missing.includes(id) ? (
              <span className={styles["missing"]}>{words.isMissing(nameOfThing(things, id))}</span>
            ) : (
              <ThingLink projectId={projectId} kind={kind} id={id} name={nameOfThing(things, id)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function ThingLink({
  projectId,
  kind,
  id,
  name,
}: {
  readonly projectId: string;
  readonly kind: LinkedKind;
  readonly id: string;
  readonly name: string;
}): ReactNode {
  return kind === "scenario" ? (
    <Link to="/projects/$projectId/scenarios/$scenarioId" params={{ projectId, scenarioId: id }}>
      {name}
    </Link>
  ) : (
    <Link to="/projects/$projectId/parts/$kind/$partId" params={{ projectId, kind, partId: id }}>
      {name}
    </Link>
  );
}
