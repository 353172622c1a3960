import { type ReactNode, useMemo } from "react";
import type { ModelLists } from "../../api/model-query.js";
import { CodeText } from "../../design/code-text.js";
import { Card } from "../../design/page.js";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";
import { PartLink } from "./part-link.js";
import { type SchemaNode, schemaTree } from "./schema-tree.js";
import styles from "./schema-view.module.css";

export interface SchemaViewProps {
  readonly projectId: string;
  /** What the schema is for. */
  readonly role: string;
  readonly model: ModelLists;
  readonly schemaId: string;
}

/** A schema as a tree to read, with its text for who wants all of it. */
export function SchemaView({ projectId, role, model, schemaId }: SchemaViewProps): ReactNode {
  const schema = model.schemas.find(({ id }) => id === schemaId);
  const tree = useMemo(() => (schema === undefined ? null : schemaTree(schema.content)), [schema]);
  return (
    <Card
      title={role}
      actions={
        <PartLink projectId={projectId} model={model} part={{ kind: "schema", id: schemaId, note: "" }} />
      }
    >
      {tree !== null && (
        <ul className={styles["tree"]}>
          <NodeView node={tree.root} depth={0} />
        </ul>
      )}
      {tree?.isCut === true && <p className={styles["quiet"]}>{words.treeCut}</p>}
      {schema !== undefined && tree === null && <p className={styles["quiet"]}>{words.notJson}</p>}
      {schema !== undefined && (
        <details className={styles["text"]}>
          <summary>{words.showText}</summary>
          <CodeText label={words.showText} text={schema.content} />
        </details>
      )}
    </Card>
  );
}

const OPEN_DEPTH = 3;

function NodeView({ node, depth }: { readonly node: SchemaNode; readonly depth: number }): ReactNode {
  const line = <NodeLine node={node} />;
  if (node.children.length === 0) {
    return <li className={styles["leaf"]}>{line}</li>;
  }
  return (
    <li>
      <details open={depth < OPEN_DEPTH}>
        <summary>{line}</summary>
        <ul className={styles["children"]}>
          {node.children.map((child, index) => (
            <NodeView key={index} node={child} depth={depth + 1} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function NodeLine({ node }: { readonly node: SchemaNode }): ReactNode {
  const { name, type, isRequired, rules, description } = node;
  return (
    <span className={styles["line"]}>
      {name !== "" && <code className={styles["name"]}>{name}</code>}
      {type !== "" && <span className={styles["type"]}>{type}</span>}
      {isRequired && <span className={styles["required"]}>{words.required}</span>}
      {rules.map((rule) => (
        <span key={rule} className={styles["rule"]}>
          {rule}
        </span>
      ))}
      {description !== "" && <span className={styles["description"]}>{description}</span>}
    </span>
  );
}
