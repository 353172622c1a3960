import type { ReactNode } from "react";
import { Button } from "../../design/button.js";
import { SelectField, TextField } from "../../design/field.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import type { CheckFault } from "./obligation-draft.js";
import styles from "./promise-form.module.css";
import { ThingField } from "./thing-field.js";
import type { Things } from "./things.js";

const KINDS = ["Error", "Outage", "Timeout"] as const satisfies readonly CheckFault["kind"][];

export interface FaultLineProps {
  readonly fault: CheckFault;
  readonly things: Things;
  /** Null takes it out. */
  readonly onChange: (fault: CheckFault | null) => void;
}

/** One fault of a check. */
export function FaultLine({ fault, things, onChange }: FaultLineProps): ReactNode {
  return (
    <div className={styles["line"]}>
      <ThingField
        label={words.faultOf}
        things={things}
        kinds={["operation", "channel", "subscription", "element"]}
        id={fault.target === "" ? null : fault.target}
        onChange={(target) => onChange({ ...fault, target: target ?? "" })}
      />
      <SelectField
        label={words.faultKind}
        value={fault.kind}
        onChange={({ target }) =>
          onChange({ ...fault, kind: KINDS.find((kind) => kind === target.value) ?? fault.kind })
        }
      >
        {KINDS.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </SelectField>
      <TextField
        label={words.failFirst}
        type="number"
        min={1}
        value={fault.failFirst ?? ""}
        placeholder={words.everyAttempt}
        onChange={({ target }) =>
          onChange({ ...fault, failFirst: target.value === "" ? null : Number(target.value) })
        }
      />
      <Button size="small" onClick={() => onChange(null)}>
        {words.remove}
      </Button>
    </div>
  );
}
