/** Who may call a command; every command names one, and its help says it. */
export const ACCESS = {
  files: "Anybody. It reads files, needs no service and no account, and sends nothing.",
  signIn: "Anybody with an account of the service.",
  anyone: "Whoever is signed in, or an agent token.",
  filesOrRead:
    "Anybody, on files: nothing is sent. With --project a viewer of the workspace, or an agent token with the scope read.",
  filesOrEditor:
    "Anybody, on files: nothing is sent. With --project an editor of the workspace, signed in: no agent token may.",
  filesOrExport:
    "Anybody, on files: nothing is sent. With --project a viewer of the workspace, or an agent token with the scope export.",
  import:
    "An editor of the workspace, signed in. An agent token with the scope propose may preview, and never write.",
  read: "A viewer of the workspace, or an agent token with the scope read.",
  propose: "An editor of the workspace, or an agent token with the scope propose.",
  export: "A viewer of the workspace, or an agent token with the scope export.",
} as const;
