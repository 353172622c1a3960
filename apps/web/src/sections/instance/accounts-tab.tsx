import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PagedList } from "../../api/paged-list.js";
import { ChoiceField } from "../../design/choice-field.js";
import { EmptyState } from "../../design/empty-state.js";
import { Filters } from "../../design/filters.js";
import { QuietText } from "../../design/quiet-text.js";
import { SearchField } from "../../design/search-field.js";
import { ShownOnce } from "../../design/shown-once.js";
import { Stack } from "../../design/stack.js";
import { TimeText } from "../../design/time-text.js";
import { INSTANCE_WORDS as words } from "../../words/instance.js";
import { ACCOUNT_KINDS, type Account, isShownAccount } from "./account-filter.js";
import { AccountRow } from "./account-row.js";
import { EndSessionsDialog } from "./end-sessions-dialog.js";
import { accountsQuery } from "./instance-queries.js";
import { type MadeLink, ResetLinkDialog } from "./reset-link-dialog.js";
import { useInstanceSearch } from "./use-instance-search.js";

/** Who has an account, and the ways to help somebody who cannot sign in. */
export function AccountsTab(): ReactNode {
  const { search } = useInstanceSearch();
  const query = useInfiniteQuery(accountsQuery);
  const [reset, setReset] = useState<Account | null>(null);
  const [ended, setEnded] = useState<Account | null>(null);
  const [link, setLink] = useState<MadeLink | null>(null);
  return (
    <Stack>
      <AccountFilters />
      <PagedList
        label={words.accounts}
        query={query}
        keyOf={({ id }) => id}
        row={(account) => (
          <AccountRow account={account} onReset={() => setReset(account)} onEnd={() => setEnded(account)} />
        )}
        rowHeight={56}
        filter={(account) => isShownAccount(account, search, Date.now())}
        empty={<EmptyState title={words.noAccounts} words={words.noAccountsWords} />}
      />
      {reset !== null && <ResetLinkDialog account={reset} onMade={setLink} onClose={() => setReset(null)} />}
      {ended !== null && <EndSessionsDialog account={ended} onClose={() => setEnded(null)} />}
      {link !== null && (
        <ShownOnce
          title={words.linkTitle}
          words={words.linkWords}
          label={words.link}
          value={link.url}
          onClose={() => setLink(null)}
        >
          <QuietText>
            {words.linkExpires} <TimeText at={link.expiresAt} />
          </QuietText>
        </ShownOnce>
      )}
    </Stack>
  );
}

function AccountFilters(): ReactNode {
  const { search, change } = useInstanceSearch();
  return (
    <Filters label={words.search}>
      <SearchField label={words.search} value={search.q} onSought={(q) => change({ q })} />
      <ChoiceField
        label={words.kind}
        value={search.kind}
        options={ACCOUNT_KINDS}
        names={words.kinds}
        none={words.kinds.all}
        onChange={(kind) => change({ kind })}
      />
    </Filters>
  );
}
