import { parseGuid } from "@plumbline/model-core";
import { type ReactNode, useEffect, useRef } from "react";
import { FactLink } from "../../../api/fact-link.js";
import { ItemDifference } from "../../../api/item-difference.js";
import type { NameOf } from "../../../api/item-fields.js";
import { PickedFacts } from "../../../api/picked-facts.js";
import { SourceLink } from "../../../api/source-link.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import { Badge } from "../../../design/badge.js";
import { ARCHITECTURE_WORDS as words } from "../../../words/architectures.js";
import { KIND_WORDS } from "../../../words/facts.js";
import { PROPOSAL_WORDS } from "../../../words/proposals.js";
import { ItemChoice } from "./item-choice.js";
import styles from "./items.module.css";
import type { ShownItem } from "./shown-items.js";
import type { ChosenItems } from "./use-chosen-items.js";

export interface ItemRowProps {
  readonly projectId: string;
  readonly shown: ShownItem;
  readonly nameOf: NameOf;
  /** Names of items by their IDs. */
  readonly names: ReadonlyMap<string, string>;
  /** Null for who may not decide. */
  readonly choosing: ChosenItems | null;
  readonly refused: string | undefined;
  /** Keys led to it. */
  readonly isAt: boolean;
}

/** One item: what it would add or change beside what the design has, why, what it needs, and the choice. */
export function ItemRow(props: ItemRowProps): ReactNode {
  const { projectId, shown, nameOf, names, choosing, refused, isAt } = props;
  const { item, name } = shown;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAt) {
      row.current?.focus();
    }
  }, [isAt]);
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-current={isAt || undefined}
      className={styles["item"]}
      data-choice={choosing?.choices.get(item.id)}
    >
      <div className={styles["what"]}>
        <div className={styles["head"]}>
          <Badge tone={item.action === "add" ? "info" : "warn"}>{words.actions[item.action]}</Badge>
          <span className={styles["small"]}>{KIND_WORDS[item.kind]}</span>
          <h3>{name}</h3>
          <span className={styles["small"]}>{PROPOSAL_WORDS.confidence(item.confidence)}</span>
        </div>
        <ItemFact {...props} />
        <ItemDifference item={shown} nameOf={nameOf} isWhole={false} />
        <ItemReasons projectId={projectId} shown={shown} />
        {item.dependsOn.length > 0 && (
          <p className={styles["small"]}>
            {words.needs} {item.dependsOn.map((id) => names.get(id) ?? id).join(", ")}
          </p>
        )}
        {refused !== undefined && (
          <p className={styles["refused"]} role="alert">
            {refused}
          </p>
        )}
      </div>
      <ItemChoice {...props} />
    </li>
  );
}

/** The part of the design that it changes, or that it became. */
function ItemFact({ projectId, shown }: ItemRowProps): ReactNode {
  const { byId } = useFactNames(projectId);
  const { factId, isTargetGone, item } = shown;
  if (isTargetGone) {
    return <p className={styles["refused"]}>{words.goneTarget}</p>;
  }
  return (
    factId !== null && (
      <p className={styles["small"]}>
        {item.action === "add" ? words.made : words.isPart}{" "}
        <FactLink projectId={projectId} id={factId} fact={byId.get(factId)} wasCalled={shown.name} />
      </p>
    )
  );
}

/** The services that it is, and what shows it: facts of the design, and places in source. */
function ItemReasons({ projectId, shown: { item } }: Pick<ItemRowProps, "projectId" | "shown">): ReactNode {
  const { because, services } = item;
  const facts = because.filter((one) => parseGuid(one) !== null);
  const places = because.filter((one) => parseGuid(one) === null);
  return (
    <>
      {services.length > 0 && (
        <p className={styles["small"]}>
          {words.services}: {services.map(({ name, repository }) => `${name} (${repository})`).join(", ")}
        </p>
      )}
      {because.length > 0 && (
        <details className={styles["small"]}>
          <summary>
            {words.because} ({because.length})
          </summary>
          <PickedFacts projectId={projectId} ids={facts} />
          <ul>
            {places.map((source) => (
              <li key={source}>
                <SourceLink projectId={projectId} source={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
