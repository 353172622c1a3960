import { type ReactNode, useEffect, useState } from "react";
import { Badge } from "../../../design/badge.js";
import type { Scan } from "../source-records.js";
import { durationOf, isUnderWay, shownState } from "./scan-view.js";
import styles from "./scans.module.css";

const TICK_MS = 1_000;

/** How a scan stands, in a word. */
export function ScanState({ scan }: { readonly scan: Scan }): ReactNode {
  const { name, meaning, tone } = shownState(scan);
  return (
    <Badge tone={tone} title={meaning}>
      {name}
    </Badge>
  );
}

/** How long it goes on or took; it counts while it goes on. */
export function ScanDuration({ scan }: { readonly scan: Scan }): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  const isCounting = isUnderWay(scan);
  useEffect(() => {
    if (!isCounting) {
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  const shown = durationOf(scan, now);
  return shown === null ? null : <span className={styles["quiet"]}>{shown}</span>;
}
