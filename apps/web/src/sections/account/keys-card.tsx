import { type ReactNode, useSyncExternalStore } from "react";
import { CheckField } from "../../design/field.js";
import { Card } from "../../design/page.js";
import { hasSingleKeys, onSingleKeysSwitched, switchSingleKeys } from "../../design/single-keys.js";
import { ACCOUNT_WORDS as words } from "../../words/account.js";
import styles from "./account.module.css";

/** Whether keys of one letter do something in this browser. */
export function KeysCard(): ReactNode {
  const isOn = useSyncExternalStore(onSingleKeysSwitched, hasSingleKeys);
  return (
    <Card title={words.keys}>
      <CheckField
        label={words.singleKeys}
        checked={isOn}
        onChange={({ target }) => switchSingleKeys(target.checked)}
      />
      <p className={styles["quiet"]}>{words.singleKeysWords}</p>
    </Card>
  );
}
