import type { ReactNode } from "react";
import { Page } from "../../design/page.js";
import { Tabs } from "../../design/tabs.js";
import { SOURCE_WORDS as words } from "../../words/sources.js";
import { ImportsTab } from "./imports/imports-tab.js";
import { LinksTab } from "./links/links-tab.js";
import { UnseenTab } from "./links/unseen-tab.js";
import { RepositoriesTab } from "./repositories/repositories-tab.js";
import { ScansTab } from "./scans/scans-tab.js";
import { useSourcesSearch } from "./use-sources-search.js";

/** What keeps a design true to its code: repositories, scans of them, and what is taken over from those. */
export function SourcesScreen(): ReactNode {
  const { search, change } = useSourcesSearch();
  return (
    <Page title={words.title} words={words.what}>
      <Tabs
        label={words.tabsLabel}
        open={search.tab ?? "repositories"}
        // Filters of one tab mean nothing to another.
        onOpen={(tab) => change({ ...NO_FILTERS, tab }, { replace: false })}
        tabs={[
          { name: "repositories", label: words.tabs.repositories, content: <RepositoriesTab /> },
          { name: "scans", label: words.tabs.scans, content: <ScansTab /> },
          { name: "imports", label: words.tabs.imports, content: <ImportsTab /> },
          { name: "links", label: words.tabs.links, content: <LinksTab /> },
          { name: "unseen", label: words.tabs.unseen, content: <UnseenTab /> },
        ]}
      />
    </Page>
  );
}

const NO_FILTERS = {
  q: undefined,
  repositoryId: undefined,
  kind: undefined,
  state: undefined,
  import: undefined,
} as const;
