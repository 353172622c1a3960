import { dataOf, ifMatch, type Schemas } from "@plumbline/api-client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { api } from "../../api/client.js";
import { SavedSettingsForm } from "../../api/saved-settings-form.js";
import { settingsSchemaQuery } from "../../api/settings-queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { presetsOf } from "../../design/settings-form/setting-draft.js";
import { type JsonObject, objectOf, type SettingField } from "../../design/settings-form/setting-fields.js";
import { layOver } from "../../design/settings-form/value-at.js";
import { toasts } from "../../design/toasts.js";
import { SETTINGS_FORM_WORDS } from "../../words/settings-form.js";
import { instanceGroups } from "./instance-groups.js";
import { instanceQuery, instanceSettingsQuery } from "./instance-queries.js";

type StoredSettings = Schemas["InstanceSettingsResponse"];

/** What the instance allows its workspaces, and what holds in those that state nothing. */
export function InstanceSettingsTab(): ReactNode {
  const schema = useQuery(settingsSchemaQuery);
  const settings = useQuery(instanceSettingsQuery);
  return (
    <ShownQuery query={schema}>
      {(read) => (
        <ShownQuery query={settings}>
          {(stored) => <SettingsOf schema={read.schema} stored={stored} />}
        </ShownQuery>
      )}
    </ShownQuery>
  );
}

function SettingsOf({
  schema,
  stored,
}: {
  readonly schema: JsonObject;
  readonly stored: StoredSettings;
}): ReactNode {
  const queries = useQueryClient();
  const groups = useMemo(() => instanceGroups(schema), [schema]);
  const fields = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const put = async (document: JsonObject, version: number): Promise<void> => {
    const answer = await dataOf(
      api.PUT("/api/instance/settings", { params: { header: ifMatch(version) }, body: bodyOf(document) }),
    );
    queries.setQueryData(instanceSettingsQuery.queryKey, answer);
    void queries.invalidateQueries({ queryKey: instanceQuery.queryKey, exact: true });
    toasts.say(SETTINGS_FORM_WORDS.saved);
  };
  const read = useMemo(() => readOf(stored, fields), [stored, fields]);
  return (
    <SavedSettingsForm
      groups={groups}
      read={read}
      mayEdit
      put={put}
      reread={async () => {
        const theirs = await queries.fetchQuery({ ...instanceSettingsQuery, staleTime: 0 });
        return readOf(theirs, fields);
      }}
    />
  );
}

function readOf({ policy, defaults, version }: StoredSettings, fields: readonly SettingField[]) {
  const stated = { policy: { ...policy }, defaults: { ...defaults } } as JsonObject;
  const under = presetsOf(fields);
  return { stated, under, effective: layOver(under, stated), version, violations: [] };
}

/** What the form makes; the service reads it from its text and says what is wrong with it. */
function bodyOf(document: JsonObject): Schemas["InstanceSettingsDto"] {
  const { policy, defaults } = document;
  return {
    policy: objectOf(policy),
    defaults: objectOf(defaults),
  } as unknown as Schemas["InstanceSettingsDto"];
}
