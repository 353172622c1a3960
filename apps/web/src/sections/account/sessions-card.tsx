import { dataOf } from "@plumbline/api-client";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Button, buttonClass } from "../../design/button.js";
import { EndlessList } from "../../design/endless-list.js";
import { Card } from "../../design/page.js";
import { toasts } from "../../design/toasts.js";
import { ACCOUNT_WORDS as words } from "../../words/account.js";
import styles from "./account.module.css";
import { SessionRow } from "./session-row.js";

const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => dataOf(api.GET("/api/auth/sessions", { signal })),
});

/** Where one is signed in, with the way to end it. */
export function SessionsCard(): ReactNode {
  const sessions = useQuery(sessionsQuery);
  const queries = useQueryClient();
  const endOthers = useMutation({
    mutationFn: () => dataOf(api.DELETE("/api/auth/sessions")),
    onSuccess: async () => {
      toasts.say(words.othersEnded);
      await queries.invalidateQueries({ queryKey: ["sessions"] });
    },
  });
  const actions = (sessions.data?.length ?? 0) > 1 && (
    <Button size="small" look="danger" isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
      {words.endOthers}
    </Button>
  );
  return (
    <Card title={words.sessions} actions={actions}>
      <div className={styles["column"]}>
        <p className={styles["quiet"]}>{words.sessionsWords}</p>
        <ProblemView error={endOthers.error} />
        <ShownQuery query={sessions}>
          {(all) => (
            <EndlessList
              label={words.sessions}
              items={all}
              keyOf={({ id }) => id}
              row={(session) => <SessionRow session={session} />}
              rowHeight={64}
            />
          )}
        </ShownQuery>
        {sessions.data?.length === 1 && <p className={styles["quiet"]}>{words.noOthers}</p>}
        <div className={styles["letIn"]}>
          <p className={styles["quiet"]}>{words.letInWords}</p>
          {/* A page of the service itself, which loads nothing of this client. */}
          <a href="/device" className={buttonClass({ size: "small" })}>
            {words.letIn}
          </a>
        </div>
      </div>
    </Card>
  );
}
