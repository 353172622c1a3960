import { dataOf, isProblem } from "@plumbline/api-client";
import { api } from "../../api/client.js";

export interface NewAccount {
  readonly setupToken: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

export const EMPTY_ACCOUNT: NewAccount = { setupToken: "", displayName: "", email: "", password: "" };

/** Makes an account, which is signed in with the answer. */
export function makeAccount(kind: "register" | "set-up", account: NewAccount): Promise<unknown> {
  const { setupToken, ...rest } = account;
  const who = { ...rest, email: rest.email.trim() };
  return kind === "set-up"
    ? dataOf(api.POST("/api/setup", { body: { ...who, setupToken: setupToken.trim() } }))
    : dataOf(api.POST("/api/auth/register", { body: who }));
}

/** The field that a refusal without fields is about; null where it is about none. */
export function wrongFieldOf(
  error: unknown,
): { readonly field: keyof NewAccount; readonly message: string } | null {
  if (isProblem(error, "conflict") && error.errors.length === 0) {
    return { field: "email", message: error.title };
  }
  return isProblem(error, "forbidden") && error.errors.length === 0
    ? { field: "setupToken", message: error.title }
    : null;
}
