/** Set-up, sign-in, registration. */
export const ACCESS_WORDS = {
  signIn: "Sign in",
  asSomebodyElse: "As somebody else",
  passwordOf: (email: string) => `Password of ${email}`,
} as const;
