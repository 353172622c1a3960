import type { ReactNode } from "react";
import { fieldError } from "../../api/told-error.js";
import { CheckField, SelectField, TextField } from "../../design/field.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import type { RequiredPattern } from "./promise-draft.js";
import styles from "./promise-form.module.css";

const PATTERNS = [
  "transactional-outbox",
  "in-memory-outbox",
] as const satisfies readonly RequiredPattern["pattern"][];
const NEW: RequiredPattern = { repository: "", pattern: "transactional-outbox", service: "" };

export interface PatternFieldProps {
  readonly pattern: RequiredPattern | null;
  readonly error: unknown;
  readonly onChange: (pattern: RequiredPattern | null) => void;
}

/** A pattern that source code has to have, if any. */
export function PatternField({ pattern, error, onChange }: PatternFieldProps): ReactNode {
  return (
    <fieldset className={styles["group"]}>
      <legend>{words.fields.requiresPattern}</legend>
      <CheckField
        label={words.asksPattern}
        checked={pattern !== null}
        onChange={({ target }) => onChange(target.checked ? NEW : null)}
      />
      {pattern !== null && (
        <div className={styles["line"]}>
          <PatternFields pattern={pattern} path="requiresPattern" error={error} onChange={onChange} />
        </div>
      )}
    </fieldset>
  );
}

export interface PatternFieldsProps {
  readonly pattern: RequiredPattern;
  /** Where the fields stand in what is sent. */
  readonly path: string;
  readonly error: unknown;
  readonly onChange: (pattern: RequiredPattern) => void;
}

export function PatternFields({ pattern, path, error, onChange }: PatternFieldsProps): ReactNode {
  return (
    <>
      <TextField
        label={words.repository}
        value={pattern.repository}
        placeholder="owner/name"
        onChange={({ target }) => onChange({ ...pattern, repository: target.value })}
        error={fieldError(error, `${path}.repository`)}
        required
      />
      <SelectField
        label={words.pattern}
        value={pattern.pattern}
        onChange={({ target }) =>
          onChange({ ...pattern, pattern: PATTERNS.find((one) => one === target.value) ?? pattern.pattern })
        }
      >
        {PATTERNS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <TextField
        label={words.service}
        value={pattern.service}
        onChange={({ target }) => onChange({ ...pattern, service: target.value })}
        error={fieldError(error, `${path}.service`)}
      />
    </>
  );
}
