import { type ReactNode, useState } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import { Button } from "./button.js";

const TOLD_MS = 1_500;

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for who does not see it. */
  readonly label: string;
  readonly onCopied?: (() => void) | undefined;
}

/** Copies a text and says so. */
export function CopyButton({ text, label, onCopied }: CopyButtonProps): ReactNode {
  const [told, setTold] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setTold(words.copied);
      onCopied?.();
    } catch {
      // Without a secure address the browser has no clipboard for pages: the text can still be selected.
      setTold(words.notCopied);
    }
    setTimeout(() => setTold(""), TOLD_MS);
  };
  return (
    <Button size="small" onClick={() => void copy()} aria-label={words.copyOf(label)}>
      <span aria-live="polite">{told || words.copy}</span>
    </Button>
  );
}
