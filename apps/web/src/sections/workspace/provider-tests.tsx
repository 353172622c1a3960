import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { Card } from "../../design/page.js";
import { QuietText } from "../../design/quiet-text.js";
import { Rows } from "../../design/row.js";
import { Stack } from "../../design/stack.js";
import { PROVIDER_TEST_WORDS as words } from "../../words/provider-test.js";
import { ProviderTest } from "./provider-test.js";

export type Provider = Schemas["WorkspaceSettingsResponse"]["effective"]["ai"]["providers"][number];

export interface ProviderTestsProps {
  readonly workspaceId: string;
  /** Those of the settings that are saved. */
  readonly providers: readonly Provider[];
}

/** Each provider of AI of a workspace, with the way to try it. */
export function ProviderTests({ workspaceId, providers }: ProviderTestsProps): ReactNode {
  return (
    <Card title={words.title}>
      <Stack>
        <QuietText>{words.words}</QuietText>
        {providers.length === 0 ? (
          <QuietText>{words.none}</QuietText>
        ) : (
          <Rows label={words.title}>
            {providers.map((provider) => (
              <li key={provider.id}>
                <ProviderTest workspaceId={workspaceId} provider={provider} />
              </li>
            ))}
          </Rows>
        )}
      </Stack>
    </Card>
  );
}
