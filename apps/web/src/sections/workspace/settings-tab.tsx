import { dataOf, ifMatch, type Schemas } from "@plumbline/api-client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { api } from "../../api/client.js";
import { SavedSettingsForm } from "../../api/saved-settings-form.js";
import { settingsSchemaQuery, workspaceSettingsQuery } from "../../api/settings-queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import type { JsonObject } from "../../design/settings-form/setting-fields.js";
import { Stack } from "../../design/stack.js";
import { toasts } from "../../design/toasts.js";
import { SETTINGS_FORM_WORDS } from "../../words/settings-form.js";
import { ProviderTests } from "./provider-tests.js";
import type { WorkspaceTabProps } from "./workspace-screen.js";

type StoredSettings = Schemas["WorkspaceSettingsResponse"];

/** The settings of a workspace: what holds, who set it, and what it states itself. */
export function SettingsTab({ workspace }: WorkspaceTabProps): ReactNode {
  const schema = useQuery(settingsSchemaQuery);
  const settings = useQuery(workspaceSettingsQuery(workspace.id));
  return (
    <ShownQuery query={schema}>
      {({ groups }) => (
        <ShownQuery query={settings}>
          {(stored) => <SettingsOf workspace={workspace} groups={groups} stored={stored} />}
        </ShownQuery>
      )}
    </ShownQuery>
  );
}

function SettingsOf({
  workspace,
  groups,
  stored,
}: WorkspaceTabProps & {
  readonly groups: Parameters<typeof SavedSettingsForm>[0]["groups"];
  readonly stored: StoredSettings;
}): ReactNode {
  const queries = useQueryClient();
  const query = workspaceSettingsQuery(workspace.id);
  const put = async (document: JsonObject, version: number): Promise<void> => {
    const answer = await dataOf(
      api.PUT("/api/workspaces/{workspaceId}/settings", {
        params: { path: { workspaceId: workspace.id }, header: ifMatch(version) },
        body: document,
      }),
    );
    queries.setQueryData(query.queryKey, answer);
    toasts.say(SETTINGS_FORM_WORDS.saved);
  };
  const read = useMemo(() => readOf(stored), [stored]);
  const isOwner = workspace.role === "owner";
  return (
    <Stack>
      <SavedSettingsForm
        groups={groups}
        read={read}
        mayEdit={isOwner}
        put={put}
        reread={async () => readOf(await queries.fetchQuery({ ...query, staleTime: 0 }))}
      />
      {isOwner && <ProviderTests workspaceId={workspace.id} providers={stored.effective.ai.providers} />}
    </Stack>
  );
}

function readOf({ overrides, defaults, effective, version, policyViolations }: StoredSettings) {
  return {
    stated: asJson(overrides),
    under: asJson(defaults),
    effective: asJson(effective),
    version,
    violations: policyViolations,
  };
}

/** A typed document as the form reads it: by its schema alone. */
function asJson(document: object): JsonObject {
  return { ...document } as JsonObject;
}
