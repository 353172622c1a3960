import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { workspacesQuery } from "../../api/queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Button, buttonClass } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { Page } from "../../design/page.js";
import { Tabs } from "../../design/tabs.js";
import { PRICE_WORDS as words } from "../../words/prices.js";
import { WORKSPACE_WORDS } from "../../words/workspace.js";
import { CatalogueTab } from "./catalogue/catalogue-tab.js";
import { AddPrice } from "./list/add-price.js";
import { PriceList } from "./list/price-list.js";
import { PRICE_TABS, type PriceTab } from "./prices-search.js";
import { usePricesAddress } from "./use-prices-address.js";

/** The prices of a workspace: those that it has, and the catalogue that more are taken from. */
export function PricesScreen(): ReactNode {
  const { workspaceId } = usePricesAddress();
  const query = useQuery(workspacesQuery);
  return (
    <ShownQuery query={query}>
      {(workspaces) => {
        const workspace = workspaces.find(({ id }) => id === workspaceId);
        return workspace === undefined ? (
          <EmptyState title={WORKSPACE_WORDS.notThere} words={WORKSPACE_WORDS.notThereWords}>
            <Link to="/">{WORKSPACE_WORDS.toHome}</Link>
          </EmptyState>
        ) : (
          <OpenPrices mayEdit={workspace.role !== "viewer"} />
        );
      }}
    </ShownQuery>
  );
}

/** What a part of the screen is given. */
export interface PricesTabProps {
  readonly mayEdit: boolean;
}

const TABS: Record<PriceTab, (props: PricesTabProps) => ReactNode> = {
  list: PriceList,
  catalogue: CatalogueTab,
};

function OpenPrices({ mayEdit }: PricesTabProps): ReactNode {
  const { workspaceId, search, change } = usePricesAddress();
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={words.title}
      words={words.words}
      actions={
        <>
          <Link to="/workspaces/$workspaceId" params={{ workspaceId }} className={buttonClass({})}>
            {words.toWorkspace}
          </Link>
          {mayEdit && (
            <Button look="primary" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label={words.tabsLabel}
        open={search.tab ?? "list"}
        onOpen={(tab) => change({ tab })}
        tabs={PRICE_TABS.map((name) => {
          const Content = TABS[name];
          return { name, label: words.tabs[name], content: <Content mayEdit={mayEdit} /> };
        })}
      />
      {isAdding && <AddPrice workspaceId={workspaceId} onClose={() => setAdding(false)} />}
    </Page>
  );
}
