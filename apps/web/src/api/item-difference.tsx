import type { ReactNode } from "react";
import { ITEM_WORDS as words } from "../words/items.js";
import styles from "./item-difference.module.css";
import { type ItemField, itemFields, type NameOf, type Proposed } from "./item-fields.js";

export interface ItemDifferenceProps {
  readonly item: Proposed;
  readonly nameOf: NameOf;
  /** Every field, and all of each. */
  readonly isWhole: boolean;
}

const FEW = 4;
const SHOWN = 160;

/** What an item would change, field by field: a few of them until it is looked at. */
export function ItemDifference({ item, nameOf, isWhole }: ItemDifferenceProps): ReactNode {
  const fields = itemFields(item, nameOf).filter(({ field }) => field !== "name" || item.current !== null);
  const shown = isWhole ? fields : fields.slice(0, FEW);
  return (
    shown.length > 0 && (
      <ul className={styles["fields"]}>
        {shown.map((field) => (
          <li key={field.field}>
            <Field field={field} isWhole={isWhole} />
          </li>
        ))}
        {shown.length < fields.length && (
          <li className={styles["small"]}>{words.moreFields(fields.length - shown.length)}</li>
        )}
      </ul>
    )
  );
}

function Field({
  field: { field, now, then },
  isWhole,
}: {
  readonly field: ItemField;
  readonly isWhole: boolean;
}): ReactNode {
  const cut = (text: string): string =>
    isWhole || text.length <= SHOWN ? text : `${text.slice(0, SHOWN)} …`;
  return (
    <>
      <span className={styles["small"]}>{field}: </span>
      {now !== null && (
        <>
          <del title={words.now}>{cut(now)}</del> <span aria-hidden="true">→</span>{" "}
        </>
      )}
      <ins title={words.then}>{cut(then)}</ins>
    </>
  );
}
