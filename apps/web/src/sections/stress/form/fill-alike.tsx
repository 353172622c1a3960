import { type ReactNode, useState } from "react";
import { Button } from "../../../design/button.js";
import { STRESS_WORDS as words } from "../../../words/stress.js";
import { type Filling, filledAlike, type MissingRow } from "../rows-to-fill.js";
import type { Editing } from "./editing.js";
import styles from "./form.module.css";
import { NumberField } from "./form-row.js";

const NOTHING: Filling = { instances: "", concurrency: "", meanMs: "" };

/** Fills every number that a run still needs with what is typed once. */
export function FillAlike({
  editing,
  missing,
}: {
  readonly editing: Editing;
  readonly missing: readonly MissingRow[];
}): ReactNode {
  const [filling, setFilling] = useState(NOTHING);
  const isReady = Object.values(filling).every((value) => value.trim() !== "");
  const { form, change, isReadOnly } = editing;
  return (
    <section className={styles["fill"]} aria-label={words.form.fillTitle(missing.length)}>
      <strong>{words.form.fillTitle(missing.length)}</strong>
      {!isReadOnly && (
        <>
          <p>{words.form.fillWords}</p>
          <div className={styles["fillFields"]}>
            <NumberField
              label={words.form.instances}
              value={filling.instances}
              onValue={(instances) => setFilling({ ...filling, instances })}
            />
            <NumberField
              label={words.form.concurrency}
              value={filling.concurrency}
              onValue={(concurrency) => setFilling({ ...filling, concurrency })}
            />
            <NumberField
              label={words.form.fillMean}
              value={filling.meanMs}
              onValue={(meanMs) => setFilling({ ...filling, meanMs })}
            />
            <Button disabled={!isReady} onClick={() => change(filledAlike(form, missing, filling))}>
              {words.form.fill}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
