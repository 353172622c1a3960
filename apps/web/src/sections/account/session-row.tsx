import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { TimeText } from "../../design/time-text.js";
import { toasts } from "../../design/toasts.js";
import { ACCOUNT_WORDS as words } from "../../words/account.js";
import styles from "./account.module.css";

export function SessionRow({ session }: { readonly session: Schemas["SessionAnswer"] }): ReactNode {
  const { id, name, address, createdAt, lastUsedAt, isCurrent } = session;
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () =>
      dataOf(api.DELETE("/api/auth/sessions/{sessionId}", { params: { path: { sessionId: id } } })),
    onSuccess: async () => {
      if (isCurrent) {
        window.location.assign("/sign-in");
        return;
      }
      toasts.say(words.ended);
      await queries.invalidateQueries({ queryKey: ["sessions"] });
    },
  });
  const shown = name ?? words.browser;
  return (
    <div className={styles["session"]}>
      <div className={styles["sessionText"]}>
        <p className={styles["sessionName"]}>
          <strong title={shown}>{shown}</strong>
          {isCurrent && <Badge tone="good">{words.thisOne}</Badge>}
        </p>
        <p className={styles["quiet"]}>
          {address !== null && `${words.from(address)} · `}
          {words.used} <TimeText at={lastUsedAt} /> · {words.since} <TimeText at={createdAt} />
        </p>
        <ProblemView error={end.error} />
      </div>
      <Button
        size="small"
        isBusy={end.isPending}
        aria-label={isCurrent ? words.signOut : words.endOf(shown)}
        onClick={() => end.mutate()}
      >
        {isCurrent ? words.signOut : words.end}
      </Button>
    </div>
  );
}
