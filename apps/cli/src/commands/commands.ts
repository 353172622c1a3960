import type { Command } from "../declaring/command.js";
import type { ListedCommand } from "../declaring/listed-command.js";

/** Every command, in the order of help. */
export const COMMANDS: readonly ListedCommand[] = [
  { name: "demo", load: async () => (await import("./demo.js")).DEMO },
  { name: "check", load: async () => (await import("./check.js")).CHECK },
  { name: "play", load: async () => (await import("./play.js")).PLAY },
  { name: "stress", load: async () => (await import("./stress.js")).STRESS },
  { name: "review", load: async () => (await import("./review.js")).REVIEW },
  { name: "diff", load: async () => (await import("./diff.js")).DIFF },
  { name: "convert", load: async () => (await import("./convert.js")).CONVERT },
  { name: "verify", load: async () => (await import("./verify.js")).VERIFY },
  { name: "serve", load: async () => (await import("./serve.js")).SERVE },
  { name: "site", load: async () => (await import("./site.js")).SITE },
  { name: "login", load: async () => (await import("../server/commands/login.js")).LOGIN },
  { name: "logout", load: async () => (await import("../server/commands/logout.js")).LOGOUT },
  { name: "whoami", load: async () => (await import("../server/commands/whoami.js")).WHOAMI },
  { name: "import", load: async () => (await import("../server/commands/import.js")).IMPORT },
  { name: "export", load: async () => (await import("../server/commands/export.js")).EXPORT },
  { name: "promise run", load: async () => (await import("../server/commands/promise-run.js")).PROMISE_RUN },
  { name: "evidence", load: async () => (await import("../server/commands/evidence.js")).EVIDENCE },
  { name: "bundle", load: async () => (await import("../server/commands/bundle.js")).BUNDLE },
  { name: "brief", load: async () => (await import("../server/commands/brief.js")).BRIEF },
  { name: "scan", load: async () => (await import("../server/commands/scan.js")).SCAN },
  { name: "completion", load: async () => (await import("./completion.js")).COMPLETION },
];

/** All declarations, for help, completion and docs/cli.md. */
export function loadAll(): Promise<readonly Command[]> {
  return Promise.all(COMMANDS.map(({ load }) => load()));
}
