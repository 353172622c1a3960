import type { JsonValue } from "@plumbline/model-core";
import { type ReactNode, useState } from "react";
import { TextArea } from "../../../design/field.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { readJsonText } from "./read-json-text.js";
import styles from "./steps-panel.module.css";

const words = SCENARIO_WORDS.editing;

interface JsonFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly error: string | null;
  /** Whether a value is of the kind that is wanted, and what is said where it is not. */
  readonly isRight?: ((value: unknown) => boolean) | undefined;
  readonly wrong?: string | undefined;
  readonly onChange: (value: JsonValue) => void;
}

/** A value as JSON. What is typed stays as it was typed, and counts once it is JSON. */
export function JsonField({
  label,
  value,
  error,
  isRight = isAny,
  wrong,
  onChange,
}: JsonFieldProps): ReactNode {
  const written = JSON.stringify(value ?? null, null, 2);
  const [typed, setTyped] = useState(written);
  const read = readJsonText(typed);
  // What was changed elsewhere takes the place of what stands here.
  const isOwn = !read.ok || !isRight(read.value) || JSON.stringify(read.value, null, 2) === written;
  const text = isOwn ? typed : written;
  const change = (next: string): void => {
    setTyped(next);
    const result = readJsonText(next);
    if (result.ok && isRight(result.value)) {
      onChange(result.value);
    }
  };
  const mistake = read.ok ? (isRight(read.value) ? null : wrong) : words.invalidJson;
  return (
    <TextArea
      label={label}
      error={mistake ?? error}
      value={text}
      spellCheck={false}
      rows={Math.min(12, text.split("\n").length + 1)}
      className={styles["json"]}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function isAny(): boolean {
  return true;
}
