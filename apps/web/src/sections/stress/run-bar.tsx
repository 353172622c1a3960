import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../design/button.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import styles from "./run-bar.module.css";

/** Says that a run goes on, for how long already, and ends it. */
export function RunBar({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun) / 1_000)), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles["bar"]}>
      <progress className={styles["progress"]} aria-label={words.run} />
      <span>{words.running(seconds)}</span>
      <span className={styles["words"]}>{words.runningWords}</span>
      <Button size="small" onClick={onCancel}>
        {words.cancelRun}
      </Button>
    </div>
  );
}
