import type { ReactNode } from "react";
import { Button } from "../design/button.js";
import { Actions, Dialog } from "../design/dialog.js";
import { KeyHint } from "../design/key-hint.js";
import { DESIGN_WORDS } from "../words/design.js";
import { FRAME_WORDS as words } from "../words/frame.js";
import styles from "./keys-help.module.css";

/** The keys that do something anywhere; a screen shows its own where it uses them. */
export function OpenKeysHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Dialog title={words.keysHelp} isOpen onClose={onClose}>
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
        <Button onClick={onClose}>{DESIGN_WORDS.close}</Button>
      </Actions>
    </Dialog>
  );
}
