import type { ReactNode } from "react";
import { HashText } from "../../design/hash-text.js";
import { Card } from "../../design/page.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { PartName } from "./part-name.js";
import type { ShownRun } from "./shown-run.js";
import { intervalText, msText, numberText, percentText, rateText } from "./units.js";
import type { PartNames } from "./use-part-names.js";
import { VerdictBadge } from "./verdict-badge.js";
import styles from "./verdict-card.module.css";

export interface RunProps {
  readonly run: ShownRun;
  readonly names: PartNames;
}

/** What a run comes to and why, and which part gives way first. */
export function VerdictCard({ run, names }: RunProps): ReactNode {
  const { requests, latency, budget } = run;
  return (
    <Card>
      <div className={styles["verdict"]}>
        <VerdictBadge verdict={run.verdict} />
        <strong>{words.verdictWords[run.verdict]}</strong>
      </div>
      <ul className={styles["reasons"]}>
        {run.verdictReasons.map((reason) => (
          <li key={reason}>{words.verdictReasons[reason]}</li>
        ))}
        {budget.endedEarlyAtMs !== null && (
          <li>{words.endedEarly(numberText(budget.endedEarlyAtMs / 1_000))}</li>
        )}
      </ul>
      <dl className={styles["figures"]}>
        <Figure name={words.figures.p95} value={msText(latency.p95Us)} path="latency.p95Us" run={run} />
        <Figure
          name={words.figures.successes}
          value={percentText(requests.successRatePpm)}
          path="requests.successRatePpm"
          run={run}
        >
          {words.ofMeasured(numberText(requests.measured))}
        </Figure>
        <Figure
          name={words.figures.throughput}
          value={rateText(requests.throughputPerSecond)}
          path="requests.throughputPerSecond"
          run={run}
        />
        <Figure name={words.figures.inFlight} value={numberText(requests.inFlightAtEnd)} path="" run={run} />
      </dl>
      <Bottleneck run={run} names={names} />
      <p className={styles["pinned"]}>
        {words.provenance(run.modelVersion)} · {words.resultHash} <HashText hash={run.resultHash} />
      </p>
    </Card>
  );
}

function Figure({
  name,
  value,
  path,
  run,
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly run: ShownRun;
  readonly children?: ReactNode;
}): ReactNode {
  const interval = intervalText(run.intervals, path);
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles["value"]}>{value}</dd>
      <dd className={styles["interval"]}>
        {children}
        {interval !== null && <span title={words.intervalColumn}>{interval}</span>}
      </dd>
    </div>
  );
}

function Bottleneck({ run: { bottlenecks, critical }, names }: RunProps): ReactNode {
  const [first] = bottlenecks;
  if (first === undefined) {
    return <p className={styles["bottleneck"]}>{words.noBottleneck}</p>;
  }
  const room = critical?.resourceId === first.id ? critical.headroomPerSecond : null;
  return (
    <p className={styles["bottleneck"]}>
      {words.bottleneck}: <PartName id={first.id} names={names} /> – {words.bottleneckReasons[first.reason]}.{" "}
      {room !== null && (room < 0 ? words.overBy(rateText(-room)) : words.headroom(rateText(room)))}
    </p>
  );
}
