import type { ReactNode } from "react";
import type { FieldChange } from "../../api/fact-difference.js";
import { DataTable } from "../../design/data-table.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { fieldName, fieldText } from "./field-text.js";

export interface ChangeTableProps {
  readonly changes: readonly FieldChange[];
  readonly nameOf: (id: string) => string;
}

/** What changed of a fact, field by field. */
export function ChangeTable({ changes, nameOf }: ChangeTableProps): ReactNode {
  return (
    <DataTable
      label={words.differences}
      rows={changes}
      keyOf={({ field }) => field}
      columns={[
        { name: words.pathColumn, cell: ({ field }) => fieldName(field) },
        { name: words.beforeColumn, cell: ({ before }) => fieldText(before, nameOf) },
        { name: words.afterColumn, cell: ({ after }) => fieldText(after, nameOf) },
      ]}
    />
  );
}
