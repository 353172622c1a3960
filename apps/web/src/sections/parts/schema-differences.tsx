import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { ChangeMark } from "../../design/change-mark.js";
import { DataTable } from "../../design/data-table.js";
import { SelectField } from "../../design/field.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { LateCode } from "./late-code.js";
import { type FieldDifference, schemaDifference } from "./schema-difference.js";
import type { SchemaField } from "./schema-fields.js";
import styles from "./schema-tab.module.css";
import { usePartAddress } from "./use-part-address.js";

type Version = Schemas["SchemaVersionResponse"];

/** What changed between two versions of a schema, value by value. */
export function SchemaDifferences({ versions }: { readonly versions: readonly Version[] }): ReactNode {
  const { search, go } = usePartAddress();
  const at = (wanted: number | undefined, other: Version | undefined): Version | undefined =>
    versions.find(({ version }) => version === wanted) ?? other;
  const to = at(search.to, versions[0]);
  const from = at(search.from, versions[1]);
  if (from === undefined || to === undefined) {
    return null;
  }
  const differences = schemaDifference(from.content, to.content);
  return (
    <>
      <div className={styles["choices"]}>
        <VersionChoice
          label={words.fromVersion}
          versions={versions}
          value={from.version}
          onChoose={(version) => go({ from: version })}
        />
        <VersionChoice
          label={words.toVersion}
          versions={versions}
          value={to.version}
          onChoose={(version) => go({ to: version })}
        />
      </div>
      {differences === null ? (
        <>
          <p>{words.unreadable}</p>
          <div className={styles["sides"]}>
            <LateCode label={words.version(from.version)} text={from.content} />
            <LateCode label={words.version(to.version)} text={to.content} />
          </div>
        </>
      ) : differences.length === 0 ? (
        <p className={styles["rules"]}>{words.noDifference}</p>
      ) : (
        <DifferenceTable differences={differences} />
      )}
    </>
  );
}

function VersionChoice({
  label,
  versions,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly versions: readonly Version[];
  readonly value: number;
  readonly onChoose: (version: number) => void;
}): ReactNode {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
      {versions.map(({ version }) => (
        <option key={version} value={version}>
          {words.version(version)}
        </option>
      ))}
    </SelectField>
  );
}

function DifferenceTable({ differences }: { readonly differences: readonly FieldDifference[] }): ReactNode {
  return (
    <DataTable
      label={words.differences}
      isLabelShown
      rows={differences}
      keyOf={({ path }) => path}
      columns={[
        {
          name: words.pathColumn,
          cell: ({ path, change }) => (
            <>
              <ChangeMark change={change} /> <code>{path || words.whole}</code>
            </>
          ),
        },
        { name: words.beforeColumn, cell: ({ before }) => saidOf(before) },
        { name: words.afterColumn, cell: ({ after }) => saidOf(after) },
      ]}
    />
  );
}

function saidOf(field: SchemaField | null): string {
  return field === null
    ? words.nothingSaid
    : [field.type, field.isRequired ? words.required : words.optional, ...field.rules]
        .filter(Boolean)
        .join(", ");
}
