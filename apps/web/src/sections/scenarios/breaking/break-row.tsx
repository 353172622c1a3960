import type { ReactNode } from "react";
import { classNames } from "../../../design/class-names.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import styles from "./break-panel.module.css";
import type { BreakablePart } from "./breakable-parts.js";
import type { Broken } from "./broken.js";

const words = SCENARIO_WORDS.breaking;

interface BreakRowProps {
  readonly part: BreakablePart;
  readonly fault: Broken | null;
  readonly onFault: (fault: Omit<Broken, "target"> | null) => void;
}

/** One part, and what happens to it. */
export function BreakRow({ part, fault, onFault }: BreakRowProps): ReactNode {
  const { name, kind, about, attempts } = part;
  return (
    <li className={classNames(styles["part"], fault !== null && styles["broken"])}>
      <p className={styles["name"]} title={name}>
        <span className={styles["quiet"]}>{words.kinds[kind]}</span> <strong>{name}</strong>
      </p>
      <p className={styles["about"]} title={about}>
        {[kind === "operation" ? words.of(about) : about, attempts > 1 && words.attempts(attempts)]
          .filter(Boolean)
          .join(", ")}
      </p>
      <Choices part={part} fault={fault} onFault={onFault} />
    </li>
  );
}

/** What can happen to a part, as buttons of which one is pressed. */
function Choices({ part: { name, mayTimeOut }, fault, onFault }: BreakRowProps): ReactNode {
  const times = fault?.failFirst ?? 1;
  const isFirst = fault !== null && fault.failFirst !== null;
  const isTimeout = fault?.kind === "Timeout";
  const choices = [
    { text: words.works, isOn: fault === null, act: () => onFault(null) },
    {
      text: words.fails,
      isOn: fault !== null && !isFirst && !isTimeout,
      act: () => onFault({ kind: "Error", failFirst: null }),
    },
    {
      text: words.failsFirst,
      isOn: isFirst && !isTimeout,
      act: () => onFault({ kind: "Error", failFirst: times }),
    },
    {
      text: words.timesOut,
      isOn: isTimeout,
      act: () => onFault({ kind: "Timeout", failFirst: null }),
      isOff: !mayTimeOut,
    },
  ];
  return (
    <fieldset className={styles["choices"]} aria-label={words.choice(name)}>
      {choices.map(({ text, isOn, act, isOff = false }) => (
        <button
          key={text}
          type="button"
          className={styles["choice"]}
          aria-pressed={isOn}
          disabled={isOff}
          title={isOff ? words.noTimeOut : undefined}
          onClick={act}
        >
          {text}
        </button>
      ))}
      {isFirst && (
        <input
          type="number"
          className={styles["times"]}
          min={1}
          max={999}
          value={times}
          aria-label={words.times(name)}
          onChange={({ target }) =>
            onFault({ kind: fault.kind, failFirst: Math.max(1, Math.round(Number(target.value) || 1)) })
          }
        />
      )}
    </fieldset>
  );
}
