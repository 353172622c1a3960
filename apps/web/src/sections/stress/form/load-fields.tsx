import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { allScenariosQuery } from "../../../api/whole-lists.js";
import { Button } from "../../../design/button.js";
import { SelectField, TextField } from "../../../design/field.js";
import { Card } from "../../../design/page.js";
import { STRESS_WORDS as words } from "../../../words/stress.js";
import type { ArrivalsRow, StageRow } from "../profile-form.js";
import { useStressAddress } from "../use-stress-address.js";
import type { Editing } from "./editing.js";
import styles from "./form.module.css";
import { FormRow, NumberField } from "./form-row.js";

export interface LoadFieldsProps {
  readonly editing: Editing;
  readonly onScenario: (scenarioId: string) => void;
}

/** What is run and how much of it comes. */
export function LoadFields({ editing, onScenario }: LoadFieldsProps): ReactNode {
  const { projectId } = useStressAddress();
  const { data: scenarios = [] } = useQuery(allScenariosQuery(projectId));
  const { form, change, problemAt, isReadOnly } = editing;
  return (
    <Card title={words.form.load}>
      <div className={styles["fields"]}>
        <TextField
          label={words.form.name}
          value={form.name}
          disabled={isReadOnly}
          error={form.name === "" ? null : problemAt("name")}
          onChange={({ target }) => change({ ...form, name: target.value })}
        />
        <SelectField
          label={words.scenario}
          value={form.scenarioId}
          disabled={isReadOnly}
          error={problemAt("scenarioId")}
          onChange={({ target }) => {
            onScenario(target.value);
            change({ ...form, scenarioId: target.value });
          }}
        >
          {scenarios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.form.seed}
          hint={words.form.seedHint}
          value={form.seed}
          disabled={isReadOnly}
          error={problemAt("seed")}
          onChange={({ target }) => change({ ...form, seed: target.value })}
        />
      </div>
      <ArrivalFields editing={editing} />
      <Stages editing={editing} />
    </Card>
  );
}

function ArrivalFields({ editing: { form, change, problemAt, isReadOnly } }: { readonly editing: Editing }) {
  const { arrivals } = form;
  const say = (patch: Partial<ArrivalsRow>): void => change({ ...form, arrivals: { ...arrivals, ...patch } });
  return (
    <div className={styles["fields"]}>
      <SelectField
        label={words.form.process}
        value={arrivals.process}
        disabled={isReadOnly}
        onChange={({ target }) => say({ process: target.value === "constant" ? "constant" : "poisson" })}
      >
        <option value="poisson">{words.processes.poisson}</option>
        <option value="constant">{words.processes.constant}</option>
      </SelectField>
      <NumberField
        label={words.form.rate}
        value={arrivals.ratePerSecond}
        disabled={isReadOnly}
        error={problemAt("arrivals.ratePerSecond")}
        onValue={(ratePerSecond) => say({ ratePerSecond })}
      />
      <NumberField
        label={words.form.duration}
        value={arrivals.durationSeconds}
        disabled={isReadOnly}
        error={problemAt("arrivals.durationSeconds")}
        onValue={(durationSeconds) => say({ durationSeconds })}
      />
      <NumberField
        label={words.form.warmUp}
        hint={words.form.warmUpHint}
        value={arrivals.warmUpSeconds}
        disabled={isReadOnly}
        error={problemAt("arrivals.warmUpSeconds")}
        onValue={(warmUpSeconds) => say({ warmUpSeconds })}
      />
    </div>
  );
}

function Stages({ editing: { form, change, problemAt, isReadOnly } }: { readonly editing: Editing }) {
  const { stages } = form.arrivals;
  const say = (next: readonly StageRow[]): void =>
    change({ ...form, arrivals: { ...form.arrivals, stages: next } });
  const patch = (index: number, part: Partial<StageRow>): void =>
    say(stages.map((stage, at) => (at === index ? { ...stage, ...part } : stage)));
  return (
    <section className={styles["stages"]} aria-label={words.form.stages}>
      <h3>{words.form.stages}</h3>
      <p className={styles["hint"]}>{words.form.stagesHint}</p>
      {stages.map((stage, index) => (
        <FormRow
          key={index}
          name={`${index + 1}`}
          onRemove={isReadOnly ? undefined : () => say(stages.filter((_, at) => at !== index))}
        >
          <NumberField
            label={words.form.fromSecond}
            value={stage.fromSecond}
            disabled={isReadOnly}
            error={problemAt(`arrivals.stages[${index}].fromSecond`)}
            onValue={(fromSecond) => patch(index, { fromSecond })}
          />
          <NumberField
            label={words.form.rate}
            value={stage.ratePerSecond}
            disabled={isReadOnly}
            error={problemAt(`arrivals.stages[${index}].ratePerSecond`)}
            onValue={(ratePerSecond) => patch(index, { ratePerSecond })}
          />
        </FormRow>
      ))}
      {!isReadOnly && (
        <Button size="small" onClick={() => say([...stages, { fromSecond: "", ratePerSecond: "" }])}>
          {words.form.addStage}
        </Button>
      )}
    </section>
  );
}
