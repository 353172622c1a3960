import { type ReactNode, useState } from "react";
import { FactLink } from "../../../api/fact-link.js";
import { nameOfItem } from "../../../api/item-fields.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import { Button } from "../../../design/button.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import styles from "./imports.module.css";
import type { ItemRowProps } from "./item-row.js";
import { PickTarget } from "./pick-target.js";
import type { ItemChoices } from "./use-item-choices.js";

/** The fact of the model that an item is about, and the way to say that it is another one. */
export function ItemTarget(props: ItemRowProps): ReactNode {
  const { projectId, item, choosing } = props;
  const { byId } = useFactNames(projectId);
  const { id, kind, targetId, current, state } = item;
  const isLink = kind === "service-link";
  const fact = current !== null || isLink ? byId.get(targetId) : undefined;
  const chosen = choosing?.targets.get(id);
  const mayChoose = !isLink && state === "open" && choosing !== null;
  if (fact === undefined && !mayChoose) {
    return null;
  }
  return (
    <div className={styles["about"]}>
      {fact !== undefined && (
        <>
          <span className={styles["small"]}>{isLink ? words.isPart : words.isFact}</span>
          <FactLink projectId={projectId} id={targetId} fact={fact} />
        </>
      )}
      {typeof chosen === "string" && (
        <>
          <span className={styles["small"]}>{words.chosenFact}</span>
          <FactLink projectId={projectId} id={chosen} fact={byId.get(chosen)} />
        </>
      )}
      {mayChoose && <TargetChoice {...props} choosing={choosing} hasFact={fact !== undefined} />}
      {chosen === null && <span className={styles["small"]}>{words.willBeNew}</span>}
    </div>
  );
}

interface TargetChoiceProps extends ItemRowProps {
  readonly choosing: ItemChoices;
  /** Whether the item is matched with a fact of the model. */
  readonly hasFact: boolean;
}

function TargetChoice({ projectId, item, nameOf, choosing, hasFact }: TargetChoiceProps): ReactNode {
  const [isPicking, setPicking] = useState(false);
  const { id, match } = item;
  const chosen = choosing.targets.get(id);
  const name = nameOfItem(item, nameOf);
  const pick = hasFact ? words.pick : words.pickNew;
  return (
    <>
      {match === "same-name" && typeof chosen !== "string" && (
        <Button
          size="small"
          look="quiet"
          aria-pressed={chosen === null}
          onClick={() => choosing.setTarget(id, chosen === null ? undefined : null)}
        >
          {chosen === null ? words.same : words.another}
        </Button>
      )}
      {chosen === undefined && (
        <Button
          size="small"
          look="quiet"
          aria-label={words.pickOf(pick, name)}
          onClick={() => setPicking(true)}
        >
          {pick}
        </Button>
      )}
      {typeof chosen === "string" && (
        <Button
          size="small"
          look="quiet"
          aria-label={words.forgetPickOf(name)}
          onClick={() => choosing.setTarget(id, undefined)}
        >
          {words.forgetPick}
        </Button>
      )}
      {isPicking && (
        <PickTarget
          {...{ projectId, item, name }}
          onPick={(factId) => choosing.setTarget(id, factId)}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
