import type { ReactNode } from "react";
import { ACCESS_WORDS as words } from "../../words/access.js";
import styles from "./access-card.module.css";

/** Why a sign-in at a provider came to nothing, for who comes back from there. */
export function ExternalOutcome({ reason }: { readonly reason: string | undefined }): ReactNode {
  return (
    reason !== undefined && (
      <p className={styles["told"]} role="alert">
        {words.externalFailed}
      </p>
    )
  );
}
