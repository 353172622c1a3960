import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { besideFields, fieldError } from "../../api/told-error.js";
import { TextField } from "../../design/field.js";
import { Form } from "../../design/form.js";
import { NewPasswordField } from "../../design/new-password-field.js";
import { ACCESS_WORDS as words } from "../../words/access.js";
import { EMPTY_ACCOUNT, makeAccount, type NewAccount, wrongFieldOf } from "./make-account.js";
import { SubmitButton } from "./submit-button.js";

export interface AccountFormProps {
  readonly kind: "register" | "set-up";
  readonly submit: string;
  /** Where the setup code is; left out where none is asked for. */
  readonly codeHint?: string | undefined;
  readonly onIn: () => void;
  readonly onError?: ((error: Error) => void) | undefined;
}

const FIELDS = ["setupToken", "displayName", "email", "password"] as const;

/** Who one is, for an account that is made now. */
export function AccountForm({ kind, submit, codeHint, onIn, onError }: AccountFormProps): ReactNode {
  const [account, setAccount] = useState(EMPTY_ACCOUNT);
  const make = useMutation({
    mutationFn: () => makeAccount(kind, account),
    onSuccess: onIn,
    onError: (error) => onError?.(error),
  });
  const elsewhere = wrongFieldOf(make.error);
  const field = (name: keyof NewAccount) => ({
    label: words[name],
    required: true,
    value: account[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setAccount({ ...account, [name]: event.target.value }),
    error: elsewhere?.field === name ? elsewhere.message : fieldError(make.error, name),
  });
  return (
    <Form onSubmit={() => make.mutate()} error={make.error} isFirst>
      {codeHint !== undefined && (
        <TextField
          {...field("setupToken")}
          hint={codeHint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
      <TextField {...field("displayName")} autoComplete="name" />
      <TextField
        {...field("email")}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <NewPasswordField {...field("password")} />
      <ProblemView error={elsewhere === null ? besideFields(make.error, FIELDS) : null} />
      <SubmitButton error={make.error} isBusy={make.isPending}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
