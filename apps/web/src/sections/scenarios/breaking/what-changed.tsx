import type { ReactNode } from "react";
import { Badge } from "../../../design/badge.js";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { tellEvent } from "../playing/tell-event.js";
import { virtualTime } from "../playing/virtual-time.js";
import type { EventChange, RunComparison } from "./compare-runs.js";
import styles from "./what-changed.module.css";

const words = SCENARIO_WORDS.breaking;
const { outcomes: OUTCOMES, noOutcome } = SCENARIO_WORDS;
const SHOWN = 60;
const SIGNS = { added: "+", removed: "−", moved: "~" } as const;

interface WhatChangedProps {
  readonly comparison: RunComparison;
  readonly labels: PlayedRun["labels"];
}

/** What is other than in the saved run, the worst first. */
export function WhatChanged({ comparison, labels }: WhatChangedProps): ReactNode {
  const { events, outcomes, assertions, isSame, beforeMs, afterMs } = comparison;
  if (isSame) {
    return <p className={styles["same"]}>✓ {words.same}</p>;
  }
  const count = (change: EventChange["change"]) => events.filter((one) => one.change === change).length;
  const failing = assertions.filter(({ after }) => after === false).length;
  const holding = assertions.filter(({ after }) => after === true).length;
  return (
    <section className={styles["changed"]} aria-label={words.changedTitle}>
      <h2>{words.changedTitle}</h2>
      <p className={styles["counts"]}>
        {failing > 0 && <Badge tone="bad">✗ {words.nowFails(failing)}</Badge>}
        {holding > 0 && <Badge tone="good">✓ {words.nowHolds(holding)}</Badge>}
        {count("added") > 0 && <Badge tone="good">+ {words.added(count("added"))}</Badge>}
        {count("removed") > 0 && <Badge tone="bad">− {words.removed(count("removed"))}</Badge>}
        {count("moved") > 0 && <Badge tone="warn">~ {words.moved(count("moved"))}</Badge>}
      </p>
      {beforeMs !== afterMs && <p>{words.ends(virtualTime(beforeMs), virtualTime(afterMs))}</p>}
      {assertions.length > 0 && (
        <Part title={words.assertions} count={assertions.length}>
          {assertions.slice(0, SHOWN).map(({ id, after, detail }) => (
            <li key={id}>
              <span className={after ? styles["good"] : styles["bad"]}>{after ? "✓" : "✗"}</span>{" "}
              <strong>{id}</strong> <span className={styles["quiet"]}>{detail}</span>
            </li>
          ))}
        </Part>
      )}
      {outcomes.length > 0 && (
        <Part title={words.outcomes} count={outcomes.length}>
          {outcomes.slice(0, SHOWN).map(({ stepId, before, after }) => (
            <li key={stepId}>
              <strong>{stepId}</strong>{" "}
              <span className={after === "Succeeded" ? styles["good"] : styles["bad"]}>
                {after === null ? noOutcome : OUTCOMES[after]}
              </span>
              <span className={styles["quiet"]}>, {before === null ? noOutcome : OUTCOMES[before]}</span>
            </li>
          ))}
        </Part>
      )}
      {events.length > 0 && (
        <Part title={words.events} count={events.length}>
          {events.slice(0, SHOWN).map((change) => (
            <ChangedEvent key={`${change.change} ${change.event.sequence}`} change={change} labels={labels} />
          ))}
        </Part>
      )}
    </section>
  );
}

function Part({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <details open={count <= SHOWN / 4}>
      <summary>
        {title} ({count.toLocaleString("en")})
      </summary>
      <ul className={styles["list"]}>
        {children}
        {count > SHOWN && <li className={styles["quiet"]}>{words.more(count - SHOWN)}</li>}
      </ul>
    </details>
  );
}

function ChangedEvent({
  change,
  labels,
}: {
  readonly change: EventChange;
  readonly labels: PlayedRun["labels"];
}): ReactNode {
  const { from, to, what, outcome, atMs } = tellEvent(change.event, labels);
  const was = change.change === "moved" ? `, ${words.wasAt(virtualTime(change.wasMs))}` : "";
  return (
    <li>
      <span className={styles[change.change]}>
        {SIGNS[change.change]} {change.change}
      </span>{" "}
      <strong>{what}</strong> {outcome}{" "}
      <span className={styles["quiet"]}>
        {[from, to].filter((name) => name !== null).join(" → ")} · {virtualTime(atMs)}
        {was}
      </span>
    </li>
  );
}
