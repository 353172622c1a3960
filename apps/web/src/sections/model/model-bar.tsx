import type { ReactNode } from "react";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { classNames } from "../../design/class-names.js";
import { MODEL_BAR_WORDS as words } from "../../words/model-bar.js";
import { BranchSelect } from "./branch-select.js";
import styles from "./model-bar.module.css";
import type { ModelAddress } from "./use-model-address.js";

export interface ModelBarProps {
  readonly address: ModelAddress;
  /** The name of what is looked at; null where nothing is, or where it is not in the model. */
  readonly focusName: string | null;
  readonly filtering: ReactNode;
  /** What changes the model; nothing for who may not. */
  readonly editing: ReactNode;
  readonly sharing: ReactNode;
}

/** What is shown, of which state, and what can be done with it. */
export function ModelBar(props: ModelBarProps): ReactNode {
  const { address, focusName, filtering, editing, sharing } = props;
  const { search, focus, change } = address;
  const isBranch = search.branch !== undefined;
  return (
    <div className={classNames(styles["bar"], isBranch && styles["branch"])}>
      <BranchSelect address={address} />
      {editing}
      <span className={styles["space"]} />
      {focus !== null && focusName !== null && (
        <span className={styles["focus"]}>
          <Badge tone="info">{words.focus(focusName, focus.steps)}</Badge>
          <Button
            size="small"
            look="quiet"
            onClick={() => change({ focus: undefined, steps: undefined })}
            title="F"
          >
            {words.endFocus}
          </Button>
        </span>
      )}
      {filtering}
      {sharing}
    </div>
  );
}
