import type { ReactNode } from "react";
import { useActorName } from "../../api/use-actor-name.js";
import { Badge } from "../../design/badge.js";
import { Card } from "../../design/page.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { fieldName } from "./field-text.js";
import { type AnyFact, fieldsOf } from "./part-fact.js";
import { PART_FIELDS, type PartField } from "./part-fields.js";
import { retryText } from "./part-links.js";
import styles from "./says-card.module.css";
import { usePartAddress } from "./use-part-address.js";
import type { PartProps } from "./whole.js";

/** What a part says of itself; what it names stands among what it uses. */
export function SaysCard({ part: { kind, fact } }: PartProps): ReactNode {
  const fields = fieldsOf(fact);
  const shown = PART_FIELDS[kind].filter(
    ({ name, control }) =>
      !["part", "parts", "code"].includes(control.is) && name !== "name" && fields[name] !== null,
  );
  return (
    <Card title={words.saysTitle}>
      <dl className={styles["fields"]}>
        {shown.map((field) => (
          <div key={field.name}>
            <dt>{fieldName(field.name)}</dt>
            <dd>
              <Value field={field} fact={fact} />
            </dd>
          </div>
        ))}
        {"version" in fact && (
          <div>
            <dt>{fieldName("version")}</dt>
            <dd>{fact.version}</dd>
          </div>
        )}
        <div>
          <dt>ID</dt>
          <dd>
            <code>{fact.id}</code>
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Value({ field: { name, control }, fact }: { readonly field: PartField; readonly fact: AnyFact }) {
  const { projectId } = usePartAddress();
  const nameOfActor = useActorName(projectId);
  const value = fieldsOf(fact)[name];
  if (name === "ownerId") {
    return nameOfActor(`user:${String(value)}`);
  }
  if (name === "retry" && "retry" in fact) {
    return retryText(fact.retry);
  }
  if (name === "timeoutMs") {
    return value === 0 ? words.noTimeout : `${String(value)} ms`;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? (
      words.nothingSaid
    ) : (
      <span className={styles["tags"]}>
        {value.map((tag) => (
          <Badge key={String(tag)}>{String(tag)}</Badge>
        ))}
      </span>
    );
  }
  return <span className={control.is === "text" ? styles["text"] : undefined}>{String(value)}</span>;
}
