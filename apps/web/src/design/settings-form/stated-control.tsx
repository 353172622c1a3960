import type { ReactNode } from "react";
import { SETTINGS_FORM_WORDS as words } from "../../words/settings-form.js";
import { CheckField, SelectField, TextField } from "../field.js";
import { LinesField } from "../lines-field.js";
import { typedLines } from "../typed-lines.js";
import { EntriesControl } from "./entries-control.js";
import type { DraftValue, LeafDraft } from "./setting-draft.js";
import type { ChoicesField, NumberField, SettingField, TextField as TextSetting } from "./setting-fields.js";
import { messagesAt } from "./setting-messages.js";
import type { NamedId, SettingRowProps, SettingsAbout } from "./setting-row.js";
import styles from "./settings-form.module.css";

interface StatedControlProps {
  readonly field: SettingField;
  readonly leaf: LeafDraft;
  readonly onChange: (leaf: LeafDraft) => void;
  readonly about: SettingsAbout;
  readonly row: (props: SettingRowProps) => ReactNode;
}

/** The control that states a value of a field. */
export function StatedControl({ field, leaf, onChange, about, row }: StatedControlProps): ReactNode {
  const set = (value: DraftValue): void => onChange({ isStated: true, value });
  const error = messagesAt(about.errors, field).join("; ") || null;
  const shown = { label: field.title, hint: hintOf(field), error };
  const text = typeof leaf.value === "string" ? leaf.value : "";
  const lines = typeof leaf.value === "string" ? leaf.value : textsOf(leaf.value);
  switch (field.kind) {
    case "flag":
      return (
        <SelectField
          {...shown}
          value={leaf.value === true ? "yes" : "no"}
          onChange={({ target }) => set(target.value === "yes")}
        >
          <option value="yes">{words.yes}</option>
          <option value="no">{words.no}</option>
        </SelectField>
      );
    case "choice":
      return (
        <SelectField {...shown} value={text} onChange={({ target }) => set(target.value)}>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectField>
      );
    case "choices":
      return <Choices {...{ field, error, set }} chosen={textsOf(leaf.value)} />;
    case "lines":
      return (
        <LinesField
          {...shown}
          lines={lines}
          rows={Math.min(10, typedLines(lines).length + 1)}
          spellCheck={false}
          onLines={set}
        />
      );
    case "entries":
      return <EntriesControl {...{ field, leaf, set, about, error, row }} />;
    default:
      return <TypedValue {...{ field, set, shown }} value={leaf.value} ids={about.idsFor(field)} />;
  }
}

interface TypedValueProps {
  readonly field: NumberField | TextSetting;
  readonly value: DraftValue;
  readonly set: (value: DraftValue) => void;
  readonly shown: { readonly label: string; readonly hint: string; readonly error: string | null };
  readonly ids: readonly NamedId[];
}

/** A text or a number as it is typed, an ID as what it names, and the way to state null. */
function TypedValue({ field, value, set, shown, ids }: TypedValueProps): ReactNode {
  const text = typeof value === "string" ? value : "";
  if (field.kind === "text" && field.isId && field.isNullable) {
    return <NamedValue {...{ text, set, shown, ids }} />;
  }
  return (
    <>
      <TextField
        {...shown}
        value={text}
        disabled={value === null}
        readOnly={field.kind === "text" && field.isId}
        inputMode={field.kind === "number" ? "decimal" : undefined}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => set(target.value)}
      />
      {field.isNullable && (
        <CheckField
          label={words.noValue}
          aria-label={words.noValueOf(field.title)}
          checked={value === null}
          onChange={({ target }) => set(target.checked ? null : "")}
        />
      )}
    </>
  );
}

function NamedValue({
  text,
  set,
  shown,
  ids,
}: Pick<TypedValueProps, "set" | "shown" | "ids"> & { readonly text: string }): ReactNode {
  return (
    <SelectField
      {...shown}
      value={text}
      onChange={({ target }) => set(target.value === "" ? null : target.value)}
    >
      <option value="">{words.off}</option>
      {text !== "" && !ids.some(({ id }) => id === text) && <option value={text}>{words.gone(text)}</option>}
      {ids.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function Choices({
  field,
  chosen,
  set,
  error,
}: {
  readonly field: ChoicesField;
  readonly chosen: readonly string[];
  readonly set: (value: DraftValue) => void;
  readonly error: string | null;
}): ReactNode {
  return (
    <fieldset className={styles["choices"]}>
      <legend className={styles["title"]}>{field.title}</legend>
      {field.choices.map((choice) => (
        <CheckField
          key={choice}
          label={choice}
          checked={chosen.includes(choice)}
          onChange={({ target }) =>
            set(field.choices.filter((one) => (one === choice ? target.checked : chosen.includes(one))))
          }
        />
      ))}
      <p className={styles["hint"]}>{field.description}</p>
      {error !== null && <p className={styles["error"]}>{error}</p>}
    </fieldset>
  );
}

function textsOf(value: DraftValue): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

function hintOf(field: SettingField): string {
  if (field.kind === "lines") {
    return `${field.description} ${words.onePerLine}`;
  }
  const isRange = field.kind === "number" && field.from !== undefined && field.to !== undefined;
  return isRange
    ? `${field.description} ${words.range(inWords(field.from), inWords(field.to))}.`
    : field.description;
}

function inWords(value: number | undefined): string {
  return value?.toLocaleString("en") ?? "";
}
