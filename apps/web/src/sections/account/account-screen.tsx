import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { meQuery } from "../../api/queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Page } from "../../design/page.js";
import { ACCOUNT_WORDS as words } from "../../words/account.js";
import styles from "./account.module.css";
import { KeysCard } from "./keys-card.js";
import { PasswordCard } from "./password-card.js";
import { SessionsCard } from "./sessions-card.js";
import { ThemeCard } from "./theme-card.js";
import { WhoCard } from "./who-card.js";

/** What belongs to the person alone: who they are, their password, their sessions, their theme, their keys. */
export function AccountScreen(): ReactNode {
  const me = useQuery(meQuery);
  return (
    <Page title={words.title}>
      <ShownQuery query={me}>
        {(data) => (
          <div className={styles["columns"]}>
            <div className={styles["column"]}>
              <WhoCard me={data} />
              <PasswordCard user={data.user} />
              <ThemeCard />
              <KeysCard />
            </div>
            <SessionsCard />
          </div>
        )}
      </ShownQuery>
    </Page>
  );
}
