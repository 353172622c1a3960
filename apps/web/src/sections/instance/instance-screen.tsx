import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { meQuery } from "../../api/queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { EmptyState } from "../../design/empty-state.js";
import { Page } from "../../design/page.js";
import { Tabs } from "../../design/tabs.js";
import { INSTANCE_WORDS as words } from "../../words/instance.js";
import { AccountsTab } from "./accounts-tab.js";
import { InstanceAuditTab } from "./instance-audit-tab.js";
import { INSTANCE_TABS, type InstanceTab } from "./instance-search.js";
import { InstanceSettingsTab } from "./instance-settings-tab.js";
import { ServiceTab } from "./service-tab.js";
import { useInstanceSearch } from "./use-instance-search.js";
import { ViolationsTab } from "./violations-tab.js";

const TABS: Record<InstanceTab, () => ReactNode> = {
  service: ServiceTab,
  settings: InstanceSettingsTab,
  violations: ViolationsTab,
  accounts: AccountsTab,
  audit: InstanceAuditTab,
};

/** The instance, for its administrators. */
export function InstanceScreen(): ReactNode {
  const me = useQuery(meQuery);
  return (
    <ShownQuery query={me}>
      {({ user }) =>
        user.isInstanceAdmin ? (
          <OpenInstance />
        ) : (
          <EmptyState title={words.adminsOnly} words={words.adminsOnlyWords}>
            <Link to="/">{words.toHome}</Link>
          </EmptyState>
        )
      }
    </ShownQuery>
  );
}

function OpenInstance(): ReactNode {
  const { search, change } = useInstanceSearch();
  return (
    <Page title={words.title}>
      <Tabs
        label={words.tabsLabel}
        open={search.tab ?? "service"}
        // Filters of one tab mean nothing to another.
        onOpen={(tab) => change({ tab, q: undefined, kind: undefined, about: undefined, actor: undefined })}
        tabs={INSTANCE_TABS.map((name) => {
          const Content = TABS[name];
          return { name, label: words.tabs[name], content: <Content /> };
        })}
      />
    </Page>
  );
}
