import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FactLink } from "../../api/fact-link.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useActorName } from "../../api/use-actor-name.js";
import { DataTable } from "../../design/data-table.js";
import { Card } from "../../design/page.js";
import { TimeText } from "../../design/time-text.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { LateCode } from "./late-code.js";
import { schemaVersionsQuery } from "./parts-queries.js";
import { SchemaDifferences } from "./schema-differences.js";
import { type SchemaField, schemaFields } from "./schema-fields.js";
import styles from "./schema-tab.module.css";
import { usePartAddress } from "./use-part-address.js";

type Schema = Schemas["SchemaDto"];

/** The schemas that a part is or uses: what they ask of a payload, their text, their versions. */
export function SchemaTab({ schemas }: { readonly schemas: readonly Schema[] }): ReactNode {
  return (
    <div className={styles["schemas"]}>
      {schemas.map((schema) => (
        <OneSchema key={schema.id} schema={schema} />
      ))}
    </div>
  );
}

function OneSchema({ schema }: { readonly schema: Schema }): ReactNode {
  const { projectId, partId } = usePartAddress();
  const fields = schemaFields(schema.content);
  const { id, name, version, content } = schema;
  return (
    <>
      <Card
        title={id === partId ? words.values : name}
        actions={
          id === partId ? (
            words.version(version)
          ) : (
            <FactLink
              projectId={projectId}
              id={id}
              fact={{ id, kind: "schema", name: words.version(version) }}
            />
          )
        }
      >
        {fields === null ? <p>{words.unreadable}</p> : <FieldTable fields={fields} />}
        <details className={styles["text"]}>
          <summary>{words.schemaText}</summary>
          <LateCode label={words.schemaText} text={content} />
        </details>
      </Card>
      <Versions schemaId={id} title={id === partId ? words.versions : words.versionsOf(name)} />
    </>
  );
}

function FieldTable({ fields }: { readonly fields: readonly SchemaField[] }): ReactNode {
  return (
    <DataTable
      label={words.values}
      rows={fields}
      keyOf={({ path }) => path}
      columns={[
        { name: words.pathColumn, cell: ({ path }) => <code>{path || words.whole}</code> },
        { name: words.typeColumn, cell: ({ type }) => type },
        {
          name: words.neededColumn,
          cell: ({ isRequired }) => (isRequired ? words.required : words.optional),
        },
        {
          name: words.rulesColumn,
          cell: ({ rules }) => <span className={styles["rules"]}>{rules.join(", ")}</span>,
        },
      ]}
    />
  );
}

/** Every version of a schema, and what changed between two of them. */
function Versions({ schemaId, title }: { readonly schemaId: string; readonly title: string }): ReactNode {
  const { projectId } = usePartAddress();
  const nameOfActor = useActorName(projectId);
  const query = useQuery(schemaVersionsQuery(projectId, schemaId));
  return (
    <Card title={title}>
      <ShownQuery query={query}>
        {(versions) => (
          <>
            <DataTable
              label={words.versions}
              rows={versions}
              keyOf={({ version }) => String(version)}
              columns={[
                { name: words.versionColumn, cell: ({ version }) => words.version(version) },
                { name: words.fields["name"] ?? "", cell: ({ name }) => name },
                { name: words.whenColumn, cell: ({ at }) => <TimeText at={at} /> },
                { name: words.by, cell: ({ actor }) => nameOfActor(actor) },
              ]}
            />
            {versions.length > 1 ? (
              <SchemaDifferences versions={versions} />
            ) : (
              <p className={styles["rules"]}>{words.firstVersion}</p>
            )}
          </>
        )}
      </ShownQuery>
    </Card>
  );
}
