import { useLocation, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../design/button.js";
import { Actions, Dialog } from "../design/dialog.js";
import { KeyHint } from "../design/key-hint.js";
import { DESIGN_WORDS } from "../words/design.js";
import { FRAME_WORDS as words } from "../words/frame.js";
import styles from "./keys-help.module.css";
import { type KeyLine, keysAnywhere, keysAt } from "./shown-keys.js";

/** The keys that do something anywhere, and those of the screen. */
export function OpenKeysHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { projectId } = useParams({ strict: false });
  const here = keysAt(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <Dialog title={words.keysHelp} isOpen onClose={onClose}>
      <KeyLines lines={keysAnywhere(projectId)} />
      {here.length > 0 && (
        <>
          <h3 className={styles["here"]}>{words.keysHere}</h3>
          <KeyLines lines={here} />
        </>
      )}
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.close}</Button>
      </Actions>
    </Dialog>
  );
}

function KeyLines({ lines }: { readonly lines: readonly KeyLine[] }): ReactNode {
  return (
    <dl className={styles["keys"]}>
      {lines.map(([keys, what]) => (
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
  );
}
