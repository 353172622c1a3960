import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useReady } from "../../api/ready-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { stateOfAddress } from "../../api/state-of-address.js";
import { Badge } from "../../design/badge.js";
import { Page } from "../../design/page.js";
import { Tabs } from "../../design/tabs.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import { BlockersView } from "./blockers-view.js";
import { BriefView } from "./brief-view.js";
import styles from "./build-screen.module.css";
import { BUILD_VIEWS } from "./build-search.js";
import { CompareView } from "./compare-view.js";
import { DocumentView } from "./document-view.js";
import { ExportButton } from "./export-button.js";
import { FilesView } from "./files-view.js";
import { StatePicker } from "./state-picker.js";
import { VerifyView } from "./verify-view.js";

const ROUTE = "/in/projects/$projectId/build";

/** A design on its way to whoever builds it: what is in the way, what it is made of, and whether a bundle is right. */
export function BuildScreen(): ReactNode {
  const { projectId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: "/projects/$projectId/build" });
  const state = stateOfAddress(search.state);
  const ready = useReady(projectId, state);
  const place = { projectId, state };
  const content = {
    blockers: <ShownQuery query={ready}>{(data) => <BlockersView ready={data} />}</ShownQuery>,
    files: <FilesView {...place} file={search.file} sought={search.q ?? ""} />,
    document: <DocumentView {...place} />,
    brief: (
      <BriefView
        {...place}
        change={search.change}
        onChange={(change) => void navigate({ search: (before) => ({ ...before, change }), replace: true })}
      />
    ),
    verify: <VerifyView projectId={projectId} />,
    compare: <CompareView projectId={projectId} />,
  };
  return (
    <Page
      title={words.title}
      words={words.words}
      actions={<ExportButton key={search.state ?? ""} {...place} />}
    >
      <div className={styles["bar"]}>
        <StatePicker
          projectId={projectId}
          state={search.state}
          onState={(chosen) =>
            void navigate({ search: (before) => ({ ...before, state: chosen, file: undefined }) })
          }
        />
        {ready.data !== undefined && (
          <Badge tone={ready.data.buildReady ? "good" : "warn"}>
            {ready.data.buildReady ? words.ready : words.notReady(ready.data.blockers.length)}
          </Badge>
        )}
      </div>
      <Tabs
        label={words.views}
        open={search.view ?? "blockers"}
        onOpen={(view) =>
          void navigate({ search: (before) => ({ ...before, view, file: undefined, q: undefined }) })
        }
        tabs={BUILD_VIEWS.map((name) => ({ name, label: words.view[name], content: content[name] }))}
      />
    </Page>
  );
}
