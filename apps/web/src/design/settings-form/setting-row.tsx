import { type ReactNode, useEffect, useRef } from "react";
import { SETTINGS_FORM_WORDS as words } from "../../words/settings-form.js";
import { Badge } from "../badge.js";
import { Button } from "../button.js";
import { draftValue, type LeafDraft, type SettingsDraft } from "./setting-draft.js";
import type { Json, JsonObject, SettingField } from "./setting-fields.js";
import { layerOf } from "./setting-layer.js";
import { messagesAt, type SettingMessage } from "./setting-messages.js";
import styles from "./settings-form.module.css";
import { StatedControl } from "./stated-control.js";
import { valueWords } from "./value-words.js";

/** Something that a field may name by its ID. */
export interface NamedId {
  readonly id: string;
  readonly name: string;
}

/** What a form of settings says beside its values. */
export interface SettingsAbout {
  readonly under: JsonObject;
  readonly mayEdit: boolean;
  /** What is wrong with what was sent. */
  readonly errors: readonly SettingMessage[];
  /** Stored values that do not apply, and why. */
  readonly violations: readonly SettingMessage[];
  /** What holds where they do not. */
  readonly effective: (field: SettingField) => Json | undefined;
  readonly idsFor: (field: SettingField) => readonly NamedId[];
}

export interface SettingRowProps {
  readonly field: SettingField;
  readonly draft: SettingsDraft;
  readonly leaf: LeafDraft;
  readonly onChange: (leaf: LeafDraft) => void;
  readonly about: SettingsAbout;
}

/** One field: what holds and who set it, or the control that states another value. */
export function SettingRow({ field, draft, leaf, onChange, about }: SettingRowProps): ReactNode {
  const { layer, under } = layerOf(field, draft, about.under);
  const violations = messagesAt(about.violations, field);
  const isStated = leaf.isStated && about.mayEdit;
  const { row, askNext } = useFieldNext(isStated);
  return (
    <div ref={row} className={styles["row"]}>
      <div className={styles["main"]}>
        {isStated ? (
          <StatedControl {...{ field, leaf, onChange, about }} row={SettingRow} />
        ) : (
          <ReadValue
            field={field}
            value={leaf.isStated ? about.effective(field) : under}
            ids={about.idsFor(field)}
          />
        )}
        {violations.length > 0 && (
          <Violations words={violations} instead={valueWords(about.effective(field))} />
        )}
      </div>
      {!field.isRequired && (
        <div className={styles["side"]}>
          <Badge tone={layer === "preset" ? "plain" : "info"} title={words.layerMeaning[layer]}>
            {words.layer[layer]}
          </Badge>
          {about.mayEdit && <LayerButton {...{ field, leaf, under, onChange, askNext }} />}
        </div>
      )}
    </div>
  );
}

/** Whoever asks to change a value goes on in its field. */
function useFieldNext(isStated: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isStated && isAsked.current) {
      row.current?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
    }
    isAsked.current = false;
  }, [isStated]);
  const askNext = (): void => {
    isAsked.current = true;
  };
  return { row, askNext };
}

type LayerButtonProps = Pick<SettingRowProps, "field" | "leaf" | "onChange"> & {
  readonly under: Json | undefined;
  readonly askNext: () => void;
};

function LayerButton({ field, leaf, under, onChange, askNext }: LayerButtonProps): ReactNode {
  const { title } = field;
  const value = draftValue(field, under);
  return leaf.isStated ? (
    <Button
      size="small"
      look="quiet"
      aria-label={words.dropOf(title, valueWords(under))}
      title={words.default(valueWords(under))}
      onClick={() => onChange({ isStated: false, value })}
    >
      {words.drop}
    </Button>
  ) : (
    <Button
      size="small"
      aria-label={words.changeOf(title)}
      onClick={() => {
        askNext();
        onChange({ isStated: true, value: leaf.value });
      }}
    >
      {words.change}
    </Button>
  );
}

function ReadValue({
  field,
  value,
  ids,
}: {
  readonly field: SettingField;
  readonly value: Json | undefined;
  readonly ids: readonly NamedId[];
}): ReactNode {
  const named = ids.find(({ id }) => id === value);
  return (
    <>
      <p className={styles["title"]}>{field.title}</p>
      <p className={styles["value"]}>{named?.name ?? valueWords(value)}</p>
      <p className={styles["hint"]}>{field.description}</p>
    </>
  );
}

function Violations({
  words: said,
  instead,
}: {
  readonly words: readonly string[];
  readonly instead: string;
}): ReactNode {
  return (
    <div className={styles["violation"]} role="note">
      <Badge tone="warn">{words.doesNotApply}</Badge>
      {said.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <p>{words.holds(instead)}</p>
    </div>
  );
}
