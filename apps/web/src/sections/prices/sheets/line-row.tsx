import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Badge } from "../../../design/badge.js";
import { Button } from "../../../design/button.js";
import { Row } from "../../../design/row.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { priceName } from "../price-name.js";
import { lineAmount, lineName, productText } from "./line-words.js";
import styles from "./sheet.module.css";
import type { ShownLine } from "./shown-lines.js";
import { useSheetAddress } from "./use-sheet-address.js";

export interface LineRowProps {
  readonly shown: ShownLine;
  /** Left out for who may not change it. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** One line: what for, what is multiplied, what it comes to, and what is to be known of that. */
export function LineRow({ shown, onEdit, onRemove }: LineRowProps): ReactNode {
  const { line, price, partName, estimated } = shown;
  const name = lineName(shown);
  return (
    <Row
      title={<LineTitle shown={shown} name={name} />}
      hover={name}
      words={
        <>
          {price !== undefined && partName !== null && `${priceName(price)} · `}
          {productText(shown)}
          {line.note !== null && <p>{line.note}</p>}
        </>
      }
    >
      {estimated?.flags.map((flag) => (
        <Badge key={flag} tone="warn" title={words.flagMeanings[flag]}>
          {words.flags[flag]}
        </Badge>
      ))}
      <strong className={styles["amount"]}>{lineAmount(shown)}</strong>
      {onEdit !== undefined && (
        <>
          <Button size="small" aria-label={words.editLineOf(name)} onClick={onEdit}>
            {words.editLine}
          </Button>
          <Button size="small" aria-label={words.removeLineOf(name)} onClick={onRemove}>
            {words.removeLine}
          </Button>
        </>
      )}
    </Row>
  );
}

function LineTitle({ shown, name }: Pick<LineRowProps, "shown"> & { readonly name: string }): ReactNode {
  const { projectId } = useSheetAddress();
  const { elementId } = shown.line;
  return elementId === null || shown.partName === undefined ? (
    name
  ) : (
    <Link
      to="/projects/$projectId/parts/$kind/$partId"
      params={{ projectId, kind: "element", partId: elementId }}
    >
      {name}
    </Link>
  );
}
