import { type ReactNode, useMemo, useState } from "react";
import { Button } from "../../../design/button.js";
import { TextField } from "../../../design/field.js";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import styles from "./break-panel.module.css";
import { BreakRow } from "./break-row.js";
import type { BreakablePart } from "./breakable-parts.js";
import { type Broken, withBroken } from "./broken.js";
import type { RunComparison } from "./compare-runs.js";
import { WhatChanged } from "./what-changed.js";

const words = SCENARIO_WORDS.breaking;
/** From so many parts on a search helps. */
const MANY = 12;

export interface BreakPanelProps {
  readonly parts: readonly BreakablePart[];
  readonly broken: readonly Broken[];
  readonly onBroken: (broken: readonly Broken[]) => void;
  readonly comparison: RunComparison | null;
  readonly labels: PlayedRun["labels"];
  /** What can be kept of it; nothing for who may not write. */
  readonly keeping: ReactNode;
}

/** Lets parts fail, and says at once what that changes. */
export function BreakPanel(props: BreakPanelProps): ReactNode {
  const { parts, broken, onBroken, comparison, labels, keeping } = props;
  const [sought, setSought] = useState("");
  const byTarget = useMemo(() => new Map(broken.map((one) => [one.target, one])), [broken]);
  const text = sought.trim().toLowerCase();
  const shown = parts.filter(({ name, about }) => `${name} ${about}`.toLowerCase().includes(text));
  return (
    <div className={styles["panel"]}>
      <p className={styles["words"]}>{words.words}</p>
      <div className={styles["state"]} aria-live="polite">
        <p>{broken.length === 0 ? words.none : words.brokenCount(broken.length)}</p>
        {broken.length > 0 && (
          <div className={styles["actions"]}>
            <Button size="small" onClick={() => onBroken([])}>
              {words.reset}
            </Button>
            {keeping}
          </div>
        )}
        {comparison !== null && <WhatChanged comparison={comparison} labels={labels} />}
      </div>
      {parts.length > MANY && (
        <TextField
          label={words.searchLabel}
          type="search"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {parts.length === 0 && <p>{words.nothingPlayed}</p>}
      <ul className={styles["parts"]} aria-label={words.parts}>
        {shown.map((part) => (
          <BreakRow
            key={part.id}
            part={part}
            fault={byTarget.get(part.id) ?? null}
            onFault={(fault) => onBroken(withBroken(broken, part.id, fault))}
          />
        ))}
      </ul>
    </div>
  );
}
