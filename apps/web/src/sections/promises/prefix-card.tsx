import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { useRole } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { TextField } from "../../design/field.js";
import { Card } from "../../design/page.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import styles from "./prefix-card.module.css";
import { promisesKey } from "./promise-queries.js";

/** What requirement IDs begin with: an owner says it once, before the first promise. */
export function PrefixCard({ projectId }: { readonly projectId: string }): ReactNode {
  const isOwner = useRole(projectId) === "owner";
  return (
    <Card title={words.prefixTitle}>
      <p className={styles["words"]}>{isOwner ? words.prefixWords : words.prefixWaits}</p>
      {isOwner && <PrefixForm projectId={projectId} />}
    </Card>
  );
}

function PrefixForm({ projectId }: { readonly projectId: string }): ReactNode {
  const [prefix, setPrefix] = useState("");
  const [startAt, setStartAt] = useState("1");
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      dataOf(
        api.PUT("/api/projects/{projectId}/promises/prefix", {
          params: { path: { projectId } },
          body: { prefix, startAt: Number(startAt) },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: promisesKey(projectId) }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <TextField
        label={words.prefix}
        value={prefix}
        onChange={({ target }) => setPrefix(target.value.toUpperCase())}
        placeholder="SHOP"
        error={fieldError(save.error, "prefix")}
        required
      />
      <TextField
        label={words.startAt}
        type="number"
        min={1}
        value={startAt}
        onChange={({ target }) => setStartAt(target.value)}
        error={fieldError(save.error, "startAt")}
      />
      <Button type="submit" look="primary" isBusy={save.isPending}>
        {words.setPrefix(prefix === "" ? "SHOP" : prefix, startAt)}
      </Button>
      <ProblemView error={save.error} />
    </form>
  );
}
