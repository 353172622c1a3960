import type { ReactNode } from "react";
import { ConflictPanel } from "../design/settings-form/conflict-panel.js";
import type { SettingGroup } from "../design/settings-form/setting-fields.js";
import { type ReadSettings, SettingsForm } from "../design/settings-form/settings-form.js";
import { ProblemView } from "./problem-view.js";
import { type SettingsSaveOf, useSettingsSave } from "./use-settings-save.js";

export interface SavedSettingsFormProps extends Pick<SettingsSaveOf, "put"> {
  readonly groups: readonly SettingGroup[];
  readonly read: ReadSettings;
  readonly mayEdit: boolean;
  readonly reread: () => Promise<ReadSettings | null>;
}

/** A settings form with its save, and with what to do when somebody else saved meanwhile. */
export function SavedSettingsForm(props: SavedSettingsFormProps): ReactNode {
  const { groups, read, mayEdit, put, reread } = props;
  const saving = useSettingsSave({ groups, version: read.version, put, reread });
  const takeTheirs = (): void => {
    saving.endConflict();
    saving.beginAnew();
  };
  return (
    <SettingsForm
      key={saving.turn}
      {...{ groups, read, mayEdit }}
      isSaving={saving.isSaving}
      errors={saving.errors}
      onSave={saving.save}
    >
      <ProblemView error={saving.error} />
      {saving.conflict !== null && (
        <ConflictPanel
          differences={saving.conflict}
          isSaving={saving.isSaving}
          onTakeTheirs={takeTheirs}
          onMineAgain={saving.mineAgain}
          onLook={saving.endConflict}
        />
      )}
    </SettingsForm>
  );
}
