import type { ReactNode } from "react";
import { Button } from "../../design/button.js";
import { ACCESS_WORDS as words } from "../../words/access.js";
import styles from "./access-card.module.css";
import { useWait } from "./use-wait.js";

export interface SubmitButtonProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly children: string;
}

/** Sends the form; who has to wait before the next try sees for how long. */
export function SubmitButton({ error, isBusy, children }: SubmitButtonProps): ReactNode {
  const wait = useWait(error);
  return (
    <Button type="submit" look="primary" className={styles["submit"]} isBusy={isBusy} disabled={wait > 0}>
      {wait > 0 ? words.againIn(wait) : children}
    </Button>
  );
}
