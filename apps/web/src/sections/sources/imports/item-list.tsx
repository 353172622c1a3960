import { type ReactNode, useMemo } from "react";
import { EndlessList } from "../../../design/endless-list.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { GroupHead } from "../group-head.js";
import type { SourceImport } from "../source-records.js";
import styles from "./imports.module.css";
import type { ItemLine } from "./item-groups.js";
import { ItemRow } from "./item-row.js";
import { useImportAddress } from "./use-import-address.js";
import type { ItemChoices } from "./use-item-choices.js";
import { useItemNames } from "./use-item-names.js";

export interface ItemListProps {
  readonly projectId: string;
  readonly source: SourceImport;
  readonly lines: readonly ItemLine[];
  /** Null for who may not decide, and where nothing is to be decided any more. */
  readonly choosing: ItemChoices | null;
  readonly refused: ReadonlyMap<string, string> | null;
  readonly isLedTo: boolean;
}

const ROW = 96;

/** Items under what they match. */
export function ItemList(props: ItemListProps): ReactNode {
  const { projectId, source, lines, choosing, refused, isLedTo } = props;
  const { search, change } = useImportAddress();
  const nameOf = useItemNames(projectId, source.items);
  const byId = useMemo(() => new Map(source.items.map((item) => [item.id, item])), [source.items]);
  return (
    <EndlessList<ItemLine>
      label={words.items}
      items={lines}
      keyOf={keyOfLine}
      rowHeight={ROW}
      inSight={search.at}
      isLedTo={isLedTo}
      className={styles["list"]}
      row={(line) =>
        line.is === "head" ? (
          <GroupHead words={words.matchWords[line.match]}>
            {words.matches[line.match]}: {line.count} {words.kinds[line.kind]}
          </GroupHead>
        ) : (
          <ItemRow
            projectId={projectId}
            item={line.item}
            byId={byId}
            nameOf={nameOf}
            choosing={choosing}
            refused={refused?.get(line.item.id) ?? null}
            isOpen={line.item.id === search.at}
            onOpen={() => change({ at: line.item.id === search.at ? undefined : line.item.id })}
          />
        )
      }
    />
  );
}

function keyOfLine(line: ItemLine): string {
  return line.is === "head" ? `head ${line.match} ${line.kind}` : line.item.id;
}
