import { type ReactNode, useEffect, useState } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import styles from "./loading.module.css";

const QUIET_MS = 300;

/** Says that something is on its way, to who has waited long enough to wonder. */
export function Loading(): ReactNode {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles["loading"]} role="status">
      {isLate && (
        <>
          <span className={styles["bar"]} aria-hidden="true" />
          {words.loading}
        </>
      )}
    </div>
  );
}
