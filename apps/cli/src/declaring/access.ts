/** Who may call a command; every command names one, and its help says it. */
export const ACCESS = {
  files: "Anybody. It reads files, needs no service and no account, and sends nothing.",
} as const;
