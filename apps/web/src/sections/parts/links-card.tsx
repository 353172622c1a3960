import type { ReactNode } from "react";
import { FactLink } from "../../api/fact-link.js";
import { Card } from "../../design/page.js";
import styles from "./links-card.module.css";
import type { LinkGroup } from "./part-links.js";
import { SomeOf } from "./some-of.js";
import { usePartAddress } from "./use-part-address.js";
import type { Whole } from "./whole.js";

export interface LinksCardProps {
  readonly title: string;
  /** Where there is nothing. */
  readonly none: string;
  readonly groups: readonly LinkGroup[];
  readonly whole: Whole;
}

/** Other facts that a part has to do with, by how. */
export function LinksCard({ title, none, groups, whole }: LinksCardProps): ReactNode {
  const { projectId } = usePartAddress();
  return (
    <Card title={title}>
      {groups.length === 0 && <p className={styles["none"]}>{none}</p>}
      <dl className={styles["groups"]}>
        {groups.map(({ key, title: how, links }) => (
          <div key={key}>
            <dt>{how}</dt>
            <dd>
              <SomeOf
                items={links}
                keyOf={({ id }) => id}
                row={({ id, note }) => (
                  <span className={styles["link"]}>
                    <FactLink projectId={projectId} id={id} fact={whole.names.get(id)} />
                    {note !== "" && (
                      <span className={styles["note"]} title={note}>
                        {note}
                      </span>
                    )}
                  </span>
                )}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
