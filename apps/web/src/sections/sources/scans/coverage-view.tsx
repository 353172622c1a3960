import type { ReactNode } from "react";
import { Badge } from "../../../design/badge.js";
import { Row } from "../../../design/row.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { Coverage } from "../source-records.js";
import { FoundList } from "./found-list.js";
import { useCoverage } from "./scan-queries.js";
import { useScanAddress } from "./use-scan-address.js";
import { wordOf } from "./word-of.js";

/** Where a pattern that was not found is not there, and where that is not known. */
export function CoverageView(): ReactNode {
  const { projectId, scanId } = useScanAddress();
  const coverage = useCoverage(projectId, scanId);
  return (
    <FoundList
      label={words.tabs.coverage}
      query={coverage}
      keyOf={({ serviceKey }) => serviceKey ?? ""}
      textOf={({ serviceKey }) => serviceKey ?? words.wholeRepository}
      row={(one) => <CoverageRow coverage={one} />}
      none={{ title: words.noServices, words: words.noServicesWords }}
    />
  );
}

function CoverageRow({
  coverage: { serviceKey, looked, reasons },
}: {
  readonly coverage: Coverage;
}): ReactNode {
  const said = reasons.map((reason) => wordOf(words.coverage, reason)).join("; ");
  const name = serviceKey ?? words.wholeRepository;
  return (
    <Row
      title={serviceKey === null ? name : <code>{name}</code>}
      hover={name}
      words={looked ? words.lookedWords : `${words.notLookedWords} ${said}.`}
    >
      <Badge tone={looked ? "good" : "warn"}>{looked ? words.looked : words.notLooked}</Badge>
    </Row>
  );
}
