import { dataOf } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { ExpectLine } from "./expect-line.js";
import { FaultLine } from "./fault-line.js";
import { type CheckDraft, newAssertionId } from "./obligation-draft.js";
import styles from "./promise-form.module.css";
import { stepsOf } from "./steps-of.js";
import { ThingField } from "./thing-field.js";
import type { Things } from "./things.js";

export interface CheckFieldsProps {
  readonly projectId: string;
  readonly check: CheckDraft;
  readonly things: Things;
  readonly error: unknown;
  readonly onChange: (changed: Partial<CheckDraft>) => void;
}

/** A scenario that is played, with the faults of the check, and what has to be seen then. */
export function CheckFields({ projectId, check, things, error, onChange }: CheckFieldsProps): ReactNode {
  const { faults, expect } = check;
  const steps = useSteps(projectId, check.scenarioId);
  return (
    <>
      <ThingField
        label={words.scenario}
        things={things}
        kinds={["scenario"]}
        id={check.scenarioId}
        error={fieldError(error, "recipe.scenarioCheck.scenarioId")}
        onChange={(scenarioId) => onChange({ scenarioId })}
      />
      <fieldset className={styles["group"]}>
        <legend>{words.recipeParts.faults}</legend>
        <p className={styles["hint"]}>{words.faultsHint}</p>
        {faults.map((fault, index) => (
          <FaultLine
            key={index}
            fault={fault}
            things={things}
            onChange={(changed) => onChange({ faults: replaced(faults, index, changed) })}
          />
        ))}
        <Button
          size="small"
          className={styles["add"]}
          onClick={() => onChange({ faults: [...faults, { target: "", kind: "Error", failFirst: null }] })}
        >
          {words.addFault}
        </Button>
      </fieldset>
      <ExpectFields
        expect={expect}
        steps={steps}
        things={things}
        onChange={(changed) => onChange({ expect: changed })}
      />
    </>
  );
}

interface ExpectFieldsProps {
  readonly expect: CheckDraft["expect"];
  readonly steps: readonly string[];
  readonly things: Things;
  readonly onChange: (expect: CheckDraft["expect"]) => void;
}

/** What a check has to see. */
function ExpectFields({ expect, steps, things, onChange }: ExpectFieldsProps): ReactNode {
  return (
    <fieldset className={styles["group"]}>
      <legend>{words.recipeParts.expect}</legend>
      {expect.map((assertion, index) => (
        <ExpectLine
          key={assertion.id}
          assertion={assertion}
          steps={steps}
          things={things}
          onChange={(changed) => onChange(replaced(expect, index, changed))}
        />
      ))}
      <div className={styles["add"]}>
        <Button
          size="small"
          onClick={() =>
            onChange([
              ...expect,
              {
                type: "outcome",
                id: newAssertionId(expect),
                step: steps[0] ?? "",
                expected: "Succeeded",
              },
            ])
          }
        >
          {words.addOutcome}
        </Button>{" "}
        <Button
          size="small"
          onClick={() =>
            onChange([
              ...expect,
              {
                type: "event-count",
                id: newAssertionId(expect),
                kind: "Dropped",
                target: null,
                expected: 0,
              },
            ])
          }
        >
          {words.addCount}
        </Button>
      </div>
    </fieldset>
  );
}

/** A list with another item in a place, or without what stood there. */
function replaced<Item>(items: readonly Item[], at: number, item: Item | null): readonly Item[] {
  return items.flatMap((one, index) => (index !== at ? [one] : item === null ? [] : [item]));
}

/** The IDs of the steps of a scenario, in the order of its document. */
function useSteps(projectId: string, scenarioId: string | null): readonly string[] {
  const { data } = useQuery({
    queryKey: ["projects", projectId, "scenarios", "steps", scenarioId],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/scenarios/{scenarioId}", {
          params: { path: { projectId, scenarioId: scenarioId ?? "" } },
          signal,
        }),
      ),
    enabled: scenarioId !== null,
  });
  return data === undefined ? [] : stepsOf(data.steps);
}
