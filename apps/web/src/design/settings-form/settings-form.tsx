import { type ReactNode, useEffect, useMemo } from "react";
import { Controller, useForm } from "react-hook-form";
import { SETTINGS_FORM_WORDS as words } from "../../words/settings-form.js";
import { Card } from "../page.js";
import { useFocusOnError } from "../use-focus-on-error.js";
import { LeaveGuard } from "./leave-guard.js";
import { SaveBar } from "./save-bar.js";
import { settingDifferences } from "./setting-differences.js";
import { documentOf, draftOf, leafKey, type SettingsDraft } from "./setting-draft.js";
import type { JsonObject, SettingField, SettingGroup } from "./setting-fields.js";
import { namedIdsIn } from "./setting-ids.js";
import { messagesElsewhere, type SettingMessage } from "./setting-messages.js";
import { type NamedId, SettingRow } from "./setting-row.js";
import styles from "./settings-form.module.css";
import { valueAt } from "./value-at.js";

/** A document of settings as it was read. */
export interface ReadSettings {
  readonly stated: JsonObject;
  /** What holds where it states nothing. */
  readonly under: JsonObject;
  /** What holds. */
  readonly effective: JsonObject;
  readonly version: number;
  readonly violations: readonly SettingMessage[];
}

export interface SettingsFormProps {
  readonly groups: readonly SettingGroup[];
  readonly read: ReadSettings;
  readonly mayEdit: boolean;
  readonly isSaving: boolean;
  /** What the service said about the document that was sent. */
  readonly errors: readonly SettingMessage[];
  readonly onSave: (document: JsonObject) => void;
  /** What went wrong, and what somebody else saved. */
  readonly children?: ReactNode;
}

interface FormValues {
  readonly leaves: SettingsDraft;
}

/** A document of settings as a form that is made from its schema. */
export function SettingsForm(props: SettingsFormProps): ReactNode {
  const { groups, read, mayEdit, isSaving, errors, onSave, children } = props;
  const fields = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const form = useForm<FormValues>({ defaultValues: { leaves: draftOf(fields, read.stated, read.under) } });
  const draft = form.watch("leaves");
  const document = documentOf(fields, draft);
  const changes = settingDifferences(fields, document, read.stated).length;
  const reset = (): void => form.reset({ leaves: draftOf(fields, read.stated, read.under) });
  // What is typed stays when another version is read; who has typed nothing sees what is there now.
  useEffect(() => {
    if (!form.formState.isDirty) {
      form.reset({ leaves: draftOf(fields, read.stated, read.under) });
    }
  }, [read.stated, read.under, fields, form]);
  const element = useFocusOnError(errors.length === 0 ? null : errors);
  const about = {
    under: read.under,
    mayEdit,
    errors,
    violations: read.violations,
    effective: ({ path }: SettingField) => valueAt(read.effective, path),
    idsFor: (field: SettingField): readonly NamedId[] => namedIdsIn(field, draft, read.under),
  };
  return (
    <form
      ref={element}
      className={styles["form"]}
      onSubmit={form.handleSubmit(() => onSave(document))}
      noValidate
    >
      {groups.map((group) => (
        <Card key={group.path} title={group.title}>
          <p className={styles["hint"]}>{group.description}</p>
          {group.fields.map((field) => (
            <Controller
              key={field.path}
              control={form.control}
              name={`leaves.${leafKey(field.path)}`}
              render={({ field: { value, onChange } }) => (
                <SettingRow {...{ field, draft, about, onChange }} leaf={value} />
              )}
            />
          ))}
        </Card>
      ))}
      <Elsewhere said={messagesElsewhere([...errors, ...read.violations], fields)} />
      {children}
      {mayEdit && <SaveBar changes={changes} isSaving={isSaving} onDiscard={reset} />}
      <LeaveGuard isUnsaved={mayEdit && changes > 0 && !isSaving} />
    </form>
  );
}

function Elsewhere({ said }: { readonly said: readonly SettingMessage[] }): ReactNode {
  return (
    said.length > 0 && (
      <div role="alert" className={styles["error"]}>
        <p>{words.elsewhere}</p>
        {said.map(({ field, message }) => (
          <p key={`${field} ${message}`}>{field === "" ? message : `${field}: ${message}`}</p>
        ))}
      </div>
    )
  );
}
