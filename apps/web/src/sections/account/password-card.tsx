import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { besideFields, fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Form } from "../../design/form.js";
import { NewPasswordField } from "../../design/new-password-field.js";
import { Card } from "../../design/page.js";
import { PasswordField } from "../../design/password-field.js";
import { toasts } from "../../design/toasts.js";
import { ACCOUNT_WORDS as words } from "../../words/account.js";
import styles from "./account.module.css";

const NONE = { currentPassword: "", newPassword: "" };
const FIELDS = ["currentPassword", "newPassword"] as const;

/** Another password, for who has one. */
export function PasswordCard({ user }: { readonly user: Schemas["UserAnswer"] }): ReactNode {
  const [typed, setTyped] = useState(NONE);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => dataOf(api.PUT("/api/auth/password", { body: typed })),
    onSuccess: async () => {
      setTyped(NONE);
      toasts.say(words.changed);
      await queries.invalidateQueries({ queryKey: ["sessions"] });
    },
  });
  if (!user.hasPassword) {
    return (
      <Card title={words.password}>
        <p className={styles["quiet"]}>{words.noPassword}</p>
      </Card>
    );
  }
  const field = (name: (typeof FIELDS)[number]) => ({
    label: words[name],
    required: true,
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
    error: fieldError(change.error, name),
  });
  return (
    <Card title={words.password}>
      <Form onSubmit={() => change.mutate()} error={change.error} label={words.password}>
        {/* Whose password it is, for programs that keep passwords. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField {...field("currentPassword")} autoComplete="current-password" />
        <NewPasswordField {...field("newPassword")} />
        <p className={styles["quiet"]}>{words.changeWords}</p>
        <ProblemView error={besideFields(change.error, FIELDS)} />
        <div>
          <Button type="submit" isBusy={change.isPending}>
            {words.change}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
