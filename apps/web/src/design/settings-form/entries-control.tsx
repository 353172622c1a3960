import type { ReactNode } from "react";
import { SETTINGS_FORM_WORDS as words } from "../../words/settings-form.js";
import { Button } from "../button.js";
import {
  type DraftValue,
  type EntryDraft,
  entriesOf,
  entryDraft,
  type LeafDraft,
  leafKey,
} from "./setting-draft.js";
import type { EntriesField } from "./setting-fields.js";
import { messagesIn } from "./setting-messages.js";
import type { SettingRowProps, SettingsAbout } from "./setting-row.js";
import styles from "./settings-form.module.css";

export interface EntriesControlProps {
  readonly field: EntriesField;
  readonly leaf: LeafDraft;
  readonly set: (value: DraftValue) => void;
  readonly about: SettingsAbout;
  readonly error: string | null;
  /** Shows one field: a row holds lists, and lists hold rows. */
  readonly row: (props: SettingRowProps) => ReactNode;
}

/** A list of objects: each opens into its own fields. */
export function EntriesControl({ field, leaf, set, about, error, row }: EntriesControlProps): ReactNode {
  const entries = entriesOf(leaf.value);
  const add = (): void => {
    const id = crypto.randomUUID();
    set([...entries, entryDraft(field, hasId(field) ? { id } : {}, id)]);
  };
  return (
    <fieldset className={styles["entries"]}>
      <legend className={styles["title"]}>{field.title}</legend>
      <p className={styles["hint"]}>{field.description}</p>
      {entries.map((entry, index) => (
        <Entry
          key={entry.key}
          {...{ field, entry, row }}
          about={{
            ...about,
            under: {},
            errors: messagesIn(about.errors, `${field.path}[${index}]`),
            violations: messagesIn(about.violations, `${field.path}[${index}]`),
            effective: ({ preset }) => preset,
          }}
          onChange={(changed) => set(entries.map((one) => (one.key === entry.key ? changed : one)))}
          onRemove={() => set(entries.filter(({ key }) => key !== entry.key))}
        />
      ))}
      {error !== null && <p className={styles["error"]}>{error}</p>}
      <div>
        <Button size="small" onClick={add}>
          {words.add(field.entryTitle)}
        </Button>
      </div>
    </fieldset>
  );
}

function hasId({ fields }: EntriesField): boolean {
  return fields.some(({ path, kind }) => path === "id" && kind === "text");
}

interface EntryProps extends Pick<EntriesControlProps, "row"> {
  readonly field: EntriesField;
  readonly entry: EntryDraft;
  readonly about: SettingsAbout;
  readonly onChange: (entry: EntryDraft) => void;
  readonly onRemove: () => void;
}

function Entry({ field, entry, row: Row, about, onChange, onRemove }: EntryProps): ReactNode {
  const name = String(entry.leaves["name"]?.value ?? "") || words.newEntry(field.entryTitle);
  const isNew = entry.key.length > 4;
  return (
    <details className={styles["entry"]} open={isNew || about.errors.length > 0 || undefined}>
      <summary className={styles["entryName"]} title={name}>
        {name}
      </summary>
      {about.errors
        .filter((one) => one.field === "")
        .map(({ message }) => (
          <p key={message} className={styles["error"]}>
            {message}
          </p>
        ))}
      {field.fields.map((one) => (
        <Row
          key={one.path}
          field={one}
          draft={entry.leaves}
          leaf={entry.leaves[leafKey(one.path)] ?? { isStated: false, value: null }}
          onChange={(leaf) => onChange({ ...entry, leaves: { ...entry.leaves, [leafKey(one.path)]: leaf } })}
          about={about}
        />
      ))}
      <Button size="small" look="danger" aria-label={words.removeEntry(name)} onClick={onRemove}>
        {words.removeShort}
      </Button>
    </details>
  );
}
