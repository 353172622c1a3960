import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { askedOf } from "../../../api/scan-name.js";
import { useMayEdit } from "../../../api/use-role.js";
import { Badge } from "../../../design/badge.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Card } from "../../../design/page.js";
import { Tabs } from "../../../design/tabs.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import { SOURCE_WORDS } from "../../../words/sources.js";
import { ImpactView } from "../impact/impact-view.js";
import { ProposeButton } from "../imports/propose-button.js";
import { OpenedPage } from "../opened-page.js";
import type { Scan } from "../source-records.js";
import { CoverageView } from "./coverage-view.js";
import { FactsView } from "./facts-view.js";
import { FailureCard } from "./failure-card.js";
import { FilesView } from "./files-view.js";
import { IncompleteCard } from "./incomplete-card.js";
import { PatternsView } from "./patterns-view.js";
import { ScanActions } from "./scan-actions.js";
import { ScanFacts } from "./scan-facts.js";
import { ScanProgress } from "./scan-progress.js";
import { scanQuery } from "./scan-queries.js";
import { SCAN_TABS, type ScanTab } from "./scan-search.js";
import { ScanDuration, ScanState } from "./scan-state.js";
import { isUnderWay } from "./scan-view.js";
import styles from "./scans.module.css";
import { ServicesView } from "./services-view.js";
import { useScanAddress } from "./use-scan-address.js";
import { useScanEnded } from "./use-scan-ended.js";

/** One scan: how it goes, what it read and found. */
export function ScanScreen(): ReactNode {
  const { projectId, scanId } = useScanAddress();
  const scan = useQuery(scanQuery(projectId, scanId));
  useScanEnded(projectId, scan.data);
  const what = scan.data && words.kindWords[scan.data.kind];
  return (
    <OpenedPage projectId={projectId} query={scan} tab="scans" words={words} what={what}>
      {(one) => <OpenScan projectId={projectId} scan={one} />}
    </OpenedPage>
  );
}

interface ScanProps {
  readonly projectId: string;
  readonly scan: Scan;
}

function OpenScan({ projectId, scan }: ScanProps): ReactNode {
  const mayEdit = useMayEdit(projectId);
  return (
    <>
      <div className={styles["head"]}>
        <Card>
          <ScanStanding scan={scan} />
          <ScanFacts projectId={projectId} scan={scan} />
        </Card>
        {scan.incomplete.length > 0 && <IncompleteCard projectId={projectId} scan={scan} />}
      </div>
      {scan.failure !== null && <FailureCard projectId={projectId} failure={scan.failure} />}
      {mayEdit && (
        <ScanActions projectId={projectId} scan={scan}>
          {scan.kind === "tracking" && scan.hasSnapshot && (
            <ProposeButton projectId={projectId} scanId={scan.id} />
          )}
        </ScanActions>
      )}
      <Found scan={scan} />
    </>
  );
}

function ScanStanding({ scan }: { readonly scan: Scan }): ReactNode {
  return (
    <div className={styles["standing"]}>
      <p className={styles["state"]} role="status">
        <ScanState scan={scan} />
        <strong>{askedOf(scan)}</strong>
        {scan.private === true && <Badge title={SOURCE_WORDS.privateWords}>{SOURCE_WORDS.private}</Badge>}
      </p>
      <ScanDuration scan={scan} />
      {scan.state === "running" && <ScanProgress scan={scan} />}
    </div>
  );
}

/** What it found, where there is something to see. */
function Found({ scan }: { readonly scan: Scan }): ReactNode {
  const { search, change } = useScanAddress();
  if (!scan.hasSnapshot) {
    return isUnderWay(scan) ? (
      <EmptyState title={words.nothingYet} words={words.nothingYetWords} />
    ) : (
      scan.state === "completed" && <EmptyState title={words.noSnapshot} words={words.noSnapshotWords} />
    );
  }
  const content: Readonly<Record<ScanTab, ReactNode>> = {
    impact: <ImpactView scan={scan} />,
    services: <ServicesView />,
    facts: <FactsView />,
    patterns: <PatternsView />,
    coverage: <CoverageView />,
    files: <FilesView scan={scan} />,
  };
  const tabs = SCAN_TABS.filter((name) => name !== "impact" || scan.kind === "comparison");
  const first = scan.kind === "comparison" ? "impact" : "services";
  return (
    <Tabs
      label={words.tabsLabel}
      open={tabs.find((name) => name === search.tab) ?? first}
      // Filters of one tab mean nothing to another.
      onOpen={(tab) => change({ ...NO_FILTERS, tab }, { replace: false })}
      tabs={tabs.map((name) => ({ name, label: words.tabs[name], content: content[name] }))}
    />
  );
}

const NO_FILTERS = {
  q: undefined,
  kind: undefined,
  serviceKey: undefined,
  status: undefined,
  certainty: undefined,
  of: undefined,
} as const;
