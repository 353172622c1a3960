import { type ReactNode, useState } from "react";
import { Button } from "../design/button.js";
import { Actions, Dialog } from "../design/dialog.js";
import { KeyHint } from "../design/key-hint.js";
import { DESIGN_WORDS } from "../words/design.js";
import { FRAME_WORDS as words } from "../words/frame.js";
import styles from "./keys-help.module.css";
import { useShortcut } from "./use-shortcut.js";

/** The keys that do something anywhere; a screen shows its own where it uses them. */
export function KeysHelp(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useShortcut("?", () => setOpen(true));
  return (
    <Dialog title={words.keysHelp} isOpen={isOpen} onClose={() => setOpen(false)}>
      <dl className={styles["keys"]}>
        {words.keys.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(" ").map((key) => (
                <KeyHint key={key}>{key}</KeyHint>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Actions>
        <Button onClick={() => setOpen(false)}>{DESIGN_WORDS.close}</Button>
      </Actions>
    </Dialog>
  );
}
