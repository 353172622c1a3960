import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../api/client.js";
import { ProblemView } from "../api/problem-view.js";
import { sessionEnded } from "../api/session.js";
import { Button } from "../design/button.js";
import { Actions, Dialog } from "../design/dialog.js";
import { TextField } from "../design/field.js";
import { ACCESS_WORDS } from "../words/access.js";
import { FRAME_WORDS as words } from "../words/frame.js";

/** Asks who is there again when a session has ended, in front of a screen that keeps what was typed. */
export function OpenSessionOver({ email }: { readonly email: string }): ReactNode {
  const [password, setPassword] = useState("");
  const queries = useQueryClient();
  const signIn = useMutation({
    mutationFn: () => dataOf(api.POST("/api/auth/login", { body: { email, password } })),
    onSuccess: async () => {
      setPassword("");
      sessionEnded.clear();
      await queries.invalidateQueries();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <Dialog title={words.sessionOver} words={words.sessionOverWords} isOpen>
      <form onSubmit={submit}>
        <TextField
          label={ACCESS_WORDS.passwordOf(email)}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          required
        />
        <ProblemView error={signIn.error} />
        <Actions>
          <a href="/sign-in">{ACCESS_WORDS.asSomebodyElse}</a>
          <Button type="submit" look="primary" isBusy={signIn.isPending}>
            {ACCESS_WORDS.signIn}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
