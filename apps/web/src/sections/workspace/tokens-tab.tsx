import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { Filters } from "../../design/filters.js";
import { hasWords } from "../../design/has-words.js";
import { QuietText } from "../../design/quiet-text.js";
import { SearchField } from "../../design/search-field.js";
import { ShownOnce } from "../../design/shown-once.js";
import { Stack } from "../../design/stack.js";
import { TOKEN_WORDS as words } from "../../words/workspace.js";
import { ClientConfigurations } from "./client-configurations.js";
import { CreateTokenDialog } from "./create-token-dialog.js";
import { RevokeTokenDialog } from "./revoke-token-dialog.js";
import { TokenRow } from "./token-row.js";
import { useWorkspaceSearch } from "./use-workspace-search.js";
import { tokensQuery } from "./workspace-queries.js";
import type { WorkspaceTabProps } from "./workspace-screen.js";

export type AgentToken = Schemas["AgentTokenResponse"];

/** The agent tokens of a workspace. */
export function TokensTab({ workspace: { id: workspaceId } }: WorkspaceTabProps): ReactNode {
  const { search, change } = useWorkspaceSearch();
  const query = useQuery(tokensQuery(workspaceId));
  const [isMaking, setMaking] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<AgentToken | null>(null);
  const make = (
    <Button look="primary" onClick={() => setMaking(true)}>
      {words.create}
    </Button>
  );
  return (
    <Stack>
      <QuietText>{words.words}</QuietText>
      <ShownQuery query={query}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState title={words.none} words={words.noneWords}>
              {make}
            </EmptyState>
          ) : (
            <>
              <Filters label={words.search}>
                <SearchField label={words.search} value={search.q} onSought={(q) => change({ q })} />
              </Filters>
              <TokenList
                tokens={tokens.filter(({ name }) => hasWords(name, search.q))}
                {...{ workspaceId }}
                onRevoke={setRevoked}
              />
              <div>{make}</div>
            </>
          )
        }
      </ShownQuery>
      {isMaking && (
        <CreateTokenDialog {...{ workspaceId }} onMade={setValue} onClose={() => setMaking(false)} />
      )}
      {value !== null && (
        <ShownOnce
          title={words.onceTitle}
          words={words.onceWords}
          label={words.value}
          value={value}
          onClose={() => setValue(null)}
        >
          <ClientConfigurations token={value} />
        </ShownOnce>
      )}
      {revoked !== null && (
        <RevokeTokenDialog {...{ workspaceId }} token={revoked} onClose={() => setRevoked(null)} />
      )}
    </Stack>
  );
}

function TokenList({
  tokens,
  workspaceId,
  onRevoke,
}: {
  readonly tokens: readonly AgentToken[];
  readonly workspaceId: string;
  readonly onRevoke: (token: AgentToken) => void;
}): ReactNode {
  return tokens.length === 0 ? (
    <EmptyState title={words.noneFound} words={words.noneFoundWords} />
  ) : (
    <EndlessList
      label={words.label}
      items={tokens}
      keyOf={({ id }) => id}
      rowHeight={60}
      row={(token) => <TokenRow {...{ token, workspaceId }} onRevoke={() => onRevoke(token)} />}
    />
  );
}
