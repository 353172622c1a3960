import type { Schemas } from "@plumbline/api-client";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Badge } from "../../design/badge.js";
import { Card } from "../../design/page.js";
import { ACCOUNT_WORDS as words } from "../../words/account.js";
import styles from "./account.module.css";

export function WhoCard({ me }: { readonly me: Schemas["MeAnswer"] }): ReactNode {
  const { user, workspaces } = me;
  return (
    <Card title={words.who}>
      <dl className={styles["facts"]}>
        <dt>{words.name}</dt>
        <dd>
          {user.displayName} {user.isInstanceAdmin && <Badge tone="info">{words.administers}</Badge>}
        </dd>
        <dt>{words.email}</dt>
        <dd>{user.email}</dd>
        {workspaces.length > 0 && (
          <>
            <dt>{words.memberOf}</dt>
            <dd>
              <ul className={styles["workspaces"]}>
                {workspaces.map(({ id, name, role }) => (
                  <li key={id}>
                    <Link to="/workspaces/$workspaceId" params={{ workspaceId: id }} title={name}>
                      {name}
                    </Link>
                    <span className={styles["role"]}>
                      <Badge>{words.roles[role]}</Badge>
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}
