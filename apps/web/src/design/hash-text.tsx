import { type ReactNode, useState } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import styles from "./hash-text.module.css";

const SHOWN = 10;
const TOLD_MS = 1_500;

/** A hash, cut to what tells it from others; pressed, all of it is copied. */
export function HashText({ hash }: { readonly hash: string }): ReactNode {
  const [told, setTold] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(hash);
      setTold(words.copied);
    } catch {
      // Without a secure address the browser has no clipboard for pages.
      setTold(words.notCopied);
    }
    setTimeout(() => setTold(""), TOLD_MS);
  };
  const shown = hash.replace(/^sha256:/, "").slice(0, SHOWN);
  return (
    <button
      type="button"
      className={styles["hash"]}
      title={hash}
      aria-label={words.copyHash(shown)}
      onClick={() => void copy()}
    >
      <code>{shown}</code>
      <span aria-live="polite" className={styles["told"]}>
        {told}
      </span>
    </button>
  );
}
