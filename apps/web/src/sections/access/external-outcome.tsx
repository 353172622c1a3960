import type { ReactNode } from "react";
import { readExternalReason, EXTERNAL_SIGN_IN_WORDS as words } from "../../words/external-sign-in.js";
import styles from "./access-card.module.css";

/** Why a sign-in at a provider came to nothing, for who comes back from there. */
export function ExternalOutcome({ reason }: { readonly reason: string | undefined }): ReactNode {
  const known = readExternalReason(reason ?? null);
  return (
    known !== null && (
      <p className={styles["told"]} role="alert">
        {words[known]}
      </p>
    )
  );
}
