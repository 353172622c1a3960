import { dataOf, isProblem } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { besideFields, fieldError } from "../../api/told-error.js";
import { TextField } from "../../design/field.js";
import { Form } from "../../design/form.js";
import { PasswordField } from "../../design/password-field.js";
import { ACCESS_WORDS as words } from "../../words/access.js";
import { SubmitButton } from "./submit-button.js";

/** Address and password. */
export function SignInForm({ onIn }: { readonly onIn: () => void }): ReactNode {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const signIn = useMutation({
    mutationFn: () => dataOf(api.POST("/api/auth/login", { body: { email: email.trim(), password } })),
    onSuccess: onIn,
  });
  const { error } = signIn;
  return (
    <Form onSubmit={() => signIn.mutate()} error={error} isFirst>
      <TextField
        label={words.email}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fieldError(error, "email")}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fieldError(error, "password")}
      />
      <ProblemView error={besideFields(error, ["email", "password"])}>
        {isProblem(error, "unauthorized") ? words.lock : undefined}
      </ProblemView>
      <SubmitButton error={error} isBusy={signIn.isPending}>
        {words.signIn}
      </SubmitButton>
    </Form>
  );
}
