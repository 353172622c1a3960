import type { ReactNode } from "react";
import { rejectedNeeds } from "../../../api/item-choices.js";
import { ItemDifference } from "../../../api/item-difference.js";
import { type NameOf, nameOfItem } from "../../../api/item-fields.js";
import { Badge, type Tone } from "../../../design/badge.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { PlaceList } from "../scans/place-list.js";
import type { ImportItem } from "../source-records.js";
import styles from "./imports.module.css";
import { ItemButtons } from "./item-buttons.js";
import { ItemTarget } from "./item-target.js";
import type { ItemChoices } from "./use-item-choices.js";

export interface ItemRowProps {
  readonly projectId: string;
  readonly item: ImportItem;
  readonly byId: ReadonlyMap<string, ImportItem>;
  readonly nameOf: NameOf;
  readonly choosing: ItemChoices | null;
  /** Why the model refuses it; null where it does not. */
  readonly refused: string | null;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

const TONES = { add: "info", update: "warn", confirm: "good", link: "plain" } as const satisfies Record<
  ImportItem["change"],
  Tone
>;

/** One item: what it would do, to what, where that stands, what it needs, and the choice. */
export function ItemRow(props: ItemRowProps): ReactNode {
  const { projectId, item, nameOf, choosing, refused, isOpen, onOpen } = props;
  const name = nameOfItem(item, nameOf);
  const choice = choosing?.choices.get(item.id);
  return (
    <div className={styles["item"]} data-open={isOpen} data-choice={choice}>
      <div className={styles["what"]}>
        <button
          type="button"
          className={styles["name"]}
          aria-current={isOpen ? "true" : undefined}
          title={name}
          onClick={onOpen}
        >
          <Badge tone={TONES[item.change]} title={words.changeMeanings[item.change]}>
            {words.changes[item.change]}
          </Badge>
          <span className={styles["small"]}>{words.oneOf[item.kind]}</span>
          <strong>{name}</strong>
        </button>
        <ItemTarget {...props} />
        <ItemDifference item={item} nameOf={nameOf} isWhole={isOpen} />
        <Needs {...props} />
        <PlaceList projectId={projectId} sources={item.sources} />
        {refused !== null && (
          <p className={styles["refused"]} role="alert">
            {refused}
          </p>
        )}
      </div>
      <ItemButtons item={item} name={name} choosing={choosing} />
    </div>
  );
}

/** What is chosen with it, and what keeps it from being accepted. */
function Needs({ item, byId, nameOf, choosing }: ItemRowProps): ReactNode {
  const nameOfNeeded = (id: string): string => {
    const needed = byId.get(id);
    return needed === undefined ? id : nameOfItem(needed, nameOf);
  };
  const rejected = choosing === null ? [] : rejectedNeeds(item.id, choosing.links);
  const needed = choosing?.links.needing.get(item.id)?.length ?? 0;
  return (
    <div className={styles["line"]}>
      {item.dependsOn.length > 0 && (
        <p className={styles["small"]}>
          {words.needs} {item.dependsOn.map(nameOfNeeded).join(", ")}
        </p>
      )}
      {needed > 0 && <p className={styles["small"]}>{words.neededBy(needed)}</p>}
      {item.state === "open" && rejected.length > 0 && (
        <p className={styles["refused"]}>{words.needsRejected(rejected.map(nameOfNeeded).join(", "))}</p>
      )}
    </div>
  );
}
