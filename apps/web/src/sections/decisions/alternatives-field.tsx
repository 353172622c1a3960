import type { ReactNode } from "react";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { TextField } from "../../design/field.js";
import { MarkdownField } from "../../design/markdown-field.js";
import { Stack } from "../../design/stack.js";
import { DECISION_TEXT as words } from "../../words/decisions.js";
import styles from "./alternatives-field.module.css";
import type { AlternativeDraft } from "./decision-draft.js";

export interface AlternativesFieldProps {
  readonly alternatives: readonly AlternativeDraft[];
  readonly onChange: (alternatives: readonly AlternativeDraft[]) => void;
  readonly error: unknown;
}

/** What else there was: a list that is written, put in order and taken from. */
export function AlternativesField({ alternatives, onChange, error }: AlternativesFieldProps): ReactNode {
  const add = (): void =>
    onChange([
      ...alternatives,
      { key: crypto.randomUUID(), title: "", description: "", rejectedBecause: "" },
    ]);
  const moveUp = (index: number): void => {
    const moved = [...alternatives];
    const [one] = moved.splice(index, 1);
    if (one !== undefined) {
      moved.splice(index - 1, 0, one);
      onChange(moved);
    }
  };
  return (
    <Stack>
      {alternatives.map((alternative, index) => (
        <Alternative
          key={alternative.key}
          {...{ alternative, index, error }}
          onChange={(changed) =>
            onChange(alternatives.map((one) => (one.key === changed.key ? changed : one)))
          }
          onRemove={() => onChange(alternatives.filter(({ key }) => key !== alternative.key))}
          onUp={index === 0 ? undefined : () => moveUp(index)}
        />
      ))}
      <div>
        <Button size="small" onClick={add}>
          {words.addAlternative}
        </Button>
      </div>
    </Stack>
  );
}

interface AlternativeProps {
  readonly alternative: AlternativeDraft;
  readonly index: number;
  readonly error: unknown;
  readonly onChange: (alternative: AlternativeDraft) => void;
  readonly onRemove: () => void;
  readonly onUp: (() => void) | undefined;
}

function Alternative(props: AlternativeProps): ReactNode {
  const { alternative, index, error, onChange, onRemove, onUp } = props;
  const { title, description, rejectedBecause } = alternative;
  const at = `alternatives[${index}]`;
  return (
    <fieldset className={styles["alternative"]}>
      <legend className={styles["legend"]}>{words.alternative(index)}</legend>
      <TextField
        label={words.alternativeTitle}
        error={fieldError(error, `${at}.title`)}
        value={title}
        onChange={({ target }) => onChange({ ...alternative, title: target.value })}
      />
      <MarkdownField
        label={words.description}
        rows={2}
        error={fieldError(error, `${at}.description`)}
        value={description}
        onChange={(changed) => onChange({ ...alternative, description: changed })}
      />
      <MarkdownField
        label={words.rejectedBecause}
        rows={2}
        error={fieldError(error, `${at}.rejectedBecause`)}
        value={rejectedBecause}
        onChange={(changed) => onChange({ ...alternative, rejectedBecause: changed })}
      />
      <div className={styles["actions"]}>
        {onUp !== undefined && (
          <Button size="small" aria-label={words.up(title)} onClick={onUp}>
            ↑
          </Button>
        )}
        <Button size="small" look="danger" aria-label={words.removeAlternative(title)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </fieldset>
  );
}
