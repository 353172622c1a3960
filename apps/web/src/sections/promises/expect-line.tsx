import { EVENT_KINDS } from "@plumbline/playback-engine";
import type { ReactNode } from "react";
import { Button } from "../../design/button.js";
import { SelectField, TextField } from "../../design/field.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { EVENT_TARGETS } from "./events-field.js";
import { type CheckAssertion, OUTCOMES } from "./obligation-draft.js";
import styles from "./promise-form.module.css";
import { ThingField } from "./thing-field.js";
import type { Things } from "./things.js";

export interface ExpectLineProps {
  readonly assertion: CheckAssertion;
  /** The steps that the scenario has. */
  readonly steps: readonly string[];
  readonly things: Things;
  /** Null takes it out. */
  readonly onChange: (assertion: CheckAssertion | null) => void;
}

/** One thing that a check has to see. */
export function ExpectLine(props: ExpectLineProps): ReactNode {
  const { assertion, onChange } = props;
  return (
    <div className={styles["line"]}>
      {assertion.type === "outcome" ? (
        <OutcomeFields {...props} assertion={assertion} />
      ) : (
        <CountFields {...props} assertion={assertion} />
      )}
      <Button size="small" onClick={() => onChange(null)}>
        {words.remove}
      </Button>
    </div>
  );
}

type Outcome = Extract<CheckAssertion, { readonly type: "outcome" }>;
type Count = Extract<CheckAssertion, { readonly type: "event-count" }>;

function OutcomeFields({
  assertion,
  steps,
  onChange,
}: ExpectLineProps & { readonly assertion: Outcome }): ReactNode {
  const offered = steps.includes(assertion.step) ? steps : [assertion.step, ...steps];
  return (
    <>
      <SelectField
        label={words.step}
        value={assertion.step}
        onChange={({ target }) => onChange({ ...assertion, step: target.value })}
      >
        {offered.map((step) => (
          <option key={step} value={step}>
            {step === "" ? words.chooseStep : step}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.isExpected}
        value={assertion.expected}
        onChange={({ target }) =>
          onChange({
            ...assertion,
            expected: OUTCOMES.find((outcome) => outcome === target.value) ?? assertion.expected,
          })
        }
      >
        {OUTCOMES.map((outcome) => (
          <option key={outcome}>{outcome}</option>
        ))}
      </SelectField>
    </>
  );
}

function CountFields({
  assertion,
  things,
  onChange,
}: ExpectLineProps & { readonly assertion: Count }): ReactNode {
  return (
    <>
      <TextField
        label={words.howMany}
        type="number"
        min={0}
        value={assertion.expected}
        onChange={({ target }) => onChange({ ...assertion, expected: Number(target.value) })}
      />
      <SelectField
        label={words.eventKind}
        value={assertion.kind}
        onChange={({ target }) =>
          onChange({
            ...assertion,
            kind: EVENT_KINDS.find((kind) => kind === target.value) ?? assertion.kind,
          })
        }
      >
        {EVENT_KINDS.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </SelectField>
      <ThingField
        label={words.ofAnything}
        things={things}
        kinds={EVENT_TARGETS}
        id={assertion.target ?? null}
        onChange={(target) => onChange({ ...assertion, target })}
      />
    </>
  );
}
