const ACTIONS = ["reset-password", "make-admin", "disable", "enable"] as const;

/** What is done with accounts; the address is that of the account, empty for the list of all. */
export interface AccountsCommand {
  readonly name: "accounts";
  readonly action: "list" | (typeof ACTIONS)[number];
  readonly email: string;
}

/** What the program is asked to do (docs/reference/running.md#commands). */
export type Command =
  | { readonly name: "serve" }
  | { readonly name: "health" }
  | { readonly name: "keys forget"; readonly isSure: boolean }
  | { readonly name: "migrate"; readonly isCheck: boolean }
  | AccountsCommand
  | { readonly name: "usage"; readonly text: string };

/** Reads the arguments of the program; what it does not know is answered with its usage. */
export function readCommand(args: readonly string[]): Command {
  switch (args.join(" ")) {
    case "":
      return { name: "serve" };
    case "health":
      return { name: "health" };
    case "keys forget":
      return { name: "keys forget", isSure: false };
    case "keys forget --yes":
      return { name: "keys forget", isSure: true };
    case "migrate":
      return { name: "migrate", isCheck: false };
    case "migrate --check":
      return { name: "migrate", isCheck: true };
    case "accounts list":
      return { name: "accounts", action: "list", email: "" };
    default:
      return readAccountsCommand(args) ?? { name: "usage", text: usageFor(args[0]) };
  }
}

function readAccountsCommand([first, second, email, ...more]: readonly string[]): AccountsCommand | null {
  const action = ACTIONS.find((known) => known === second);
  if (first !== "accounts" || action === undefined || !email || email.startsWith("-") || more.length > 0) {
    return null;
  }
  return { name: "accounts", action, email };
}

function usageFor(command: string | undefined): string {
  if (command === "keys") {
    return `Usage:\n${KEYS_USAGE}`;
  }
  if (command === "migrate") {
    return `Usage:\n${MIGRATE_USAGE}`;
  }
  return command === "accounts" ? `Usage:\n${ACCOUNTS_USAGE}` : USAGE;
}

const KEYS_USAGE = `  keys forget        lists what is stored under master keys that are not loaded; exit code 1 if there is any
  keys forget --yes  deletes it
`;

const MIGRATE_USAGE = `  migrate            brings the tables up to date
  migrate --check    says what is missing and changes nothing; exit code 1 if anything is
`;

const ACCOUNTS_USAGE = `  accounts list                    lists every account
  accounts reset-password <email>  prints a link to a new password, good once within 24 hours
  accounts make-admin <email>      makes an account an instance administrator
  accounts disable <email>         lets an account in no more, and ends its sessions
  accounts enable <email>          lets it in again
`;

const USAGE = `Usage:
${KEYS_USAGE}${MIGRATE_USAGE}${ACCOUNTS_USAGE}  health             asks /health on this machine; exit code 0 if the service is healthy
Without a command the service starts.
`;
