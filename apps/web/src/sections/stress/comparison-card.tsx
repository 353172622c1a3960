import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { Badge, type Tone } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { DataTable } from "../../design/data-table.js";
import { Card } from "../../design/page.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import styles from "./comparison-card.module.css";
import { assumptionName, metricName, valueText } from "./metric-words.js";
import { compareQuery } from "./stress-queries.js";
import { figureText, NONE, numberText } from "./units.js";
import type { PartNames } from "./use-part-names.js";
import { useStressAddress } from "./use-stress-address.js";

type Comparison = Schemas["StressComparisonResponse"];
type Metric = Comparison["metrics"][number];

const TONES: Readonly<Record<Metric["direction"], Tone>> = {
  better: "good",
  worse: "bad",
  same: "plain",
  uncertain: "plain",
};

export interface ComparisonCardProps {
  readonly left: string;
  readonly right: string;
  readonly names: PartNames;
}

/** What was changed between two runs, and what came of it. */
export function ComparisonCard({ left, right, names }: ComparisonCardProps): ReactNode {
  const { projectId } = useStressAddress();
  const compared = useQuery(compareQuery(projectId, left, right));
  return (
    <Card title={words.compareTitle}>
      <p className={styles["words"]}>{words.compareWords}</p>
      <ShownQuery query={compared}>
        {(comparison) => (
          <>
            {!comparison.comparable && <p>{words.differentScenario}</p>}
            <Inputs inputs={comparison.inputs} names={names} />
            <Numbers metrics={comparison.metrics} names={names} />
          </>
        )}
      </ShownQuery>
    </Card>
  );
}

function Inputs({
  inputs: { modelChanged, scenarioChanged, profileChanges },
  names,
}: {
  readonly inputs: Comparison["inputs"];
  readonly names: PartNames;
}): ReactNode {
  const isSame = !modelChanged && !scenarioChanged && profileChanges.length === 0;
  return (
    <div className={styles["part"]}>
      <h3>{words.changedInputs}</h3>
      {isSame && <p>{words.sameInputs}</p>}
      {modelChanged && <p>{words.modelChanged}</p>}
      {scenarioChanged && <p>{words.scenarioChanged}</p>}
      {profileChanges.length > 0 && (
        <DataTable
          label={words.changedInputs}
          rows={profileChanges}
          keyOf={({ path }) => path}
          columns={[
            { name: words.tabs.assumptions, cell: ({ path }) => assumptionName(path, names.nameOf) },
            { name: words.otherRun, cell: ({ left }) => valueText(left) },
            { name: words.thisRun, cell: ({ right }) => valueText(right) },
          ]}
        />
      )}
    </div>
  );
}

function Numbers({
  metrics,
  names,
}: {
  readonly metrics: readonly Metric[];
  readonly names: PartNames;
}): ReactNode {
  const [isAll, setAll] = useState(false);
  const judged = metrics.filter(({ direction }) => direction === "better" || direction === "worse");
  const shown = isAll ? metrics : judged;
  return (
    <div className={styles["part"]}>
      <div className={styles["head"]}>
        <h3>{words.comparedNumbers}</h3>
        <Button size="small" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? words.judgedAlone : words.showAllNumbers(metrics.length)}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className={styles["words"]}>{words.nothingJudged}</p>
      ) : (
        <MetricTable metrics={shown} names={names} />
      )}
    </div>
  );
}

function MetricTable({
  metrics,
  names,
}: {
  readonly metrics: readonly Metric[];
  readonly names: PartNames;
}): ReactNode {
  return (
    <div className={styles["scroll"]}>
      <DataTable
        label={words.comparedNumbers}
        rows={metrics}
        keyOf={({ path }) => path}
        columns={[
          { name: words.number, cell: ({ path }) => metricName(path, names.nameOf) },
          { name: words.otherRun, isNumber: true, cell: ({ path, left }) => figureText(path, left) },
          { name: words.thisRun, isNumber: true, cell: ({ path, right }) => figureText(path, right) },
          { name: words.change, isNumber: true, cell: ({ relativePpm }) => changeText(relativePpm) },
          {
            name: words.verdict,
            cell: ({ direction }) => <Badge tone={TONES[direction]}>{words.directions[direction]}</Badge>,
          },
        ]}
      />
    </div>
  );
}

function changeText(ppm: number | null): string {
  return ppm === null ? NONE : `${ppm > 0 ? "+" : ""}${numberText(ppm / 10_000)} %`;
}
