import type { Guid } from "@plumbline/model-core";
import { type AuditAction, recordServiceAudit } from "../platform/audit/record-audit.js";
import type { Tx } from "../platform/database/statements.js";
import type { UnitOfWork } from "../platform/database/unit-of-work.js";
import {
  type AdministeredAccount,
  AdministeredAccountRepository,
} from "../sections/auth/administration/administered-account.repository.js";
import { ResetLinkRepository } from "../sections/auth/resets/reset-link.repository.js";
import { SessionRepository } from "../sections/auth/sessions/session.repository.js";
import { makeToken, tokenHash } from "../sections/auth/tokens/secret-token.js";
import { listOfAccounts } from "./list-of-accounts.js";
import type { AccountsCommand } from "./read-command.js";

const NO_SESSION = Buffer.alloc(0);
const MOST_LISTED = 10_000;

/** What a command says, and whether it did what it was asked. */
export interface CommandEnd {
  readonly text: string;
  readonly isDone: boolean;
}

/** The commands `accounts …` on a database. Each write is recorded in its own transaction, as the service's. */
export class AccountsOfOperator {
  private readonly accounts = new AdministeredAccountRepository();
  private readonly links = new ResetLinkRepository();
  private readonly sessions = new SessionRepository();

  constructor(private readonly unitOfWork: UnitOfWork) {}

  run({ action, email }: AccountsCommand): Promise<CommandEnd> {
    switch (action) {
      case "list":
        return this.list();
      case "reset-password":
        return this.of(email, (tx, account) => this.resetPassword(tx, account));
      case "make-admin":
        return this.of(email, (tx, account) => this.makeAdmin(tx, account));
      case "disable":
        return this.of(email, (tx, account) => this.disable(tx, account));
      case "enable":
        return this.of(email, (tx, account) => this.enable(tx, account));
    }
  }

  private async list(): Promise<CommandEnd> {
    const rows = await this.accounts.page(this.unitOfWork.reader, null, MOST_LISTED);
    return done(listOfAccounts(rows));
  }

  private of(
    email: string,
    work: (tx: Tx, account: AdministeredAccount) => Promise<CommandEnd>,
  ): Promise<CommandEnd> {
    return this.unitOfWork.run(async (tx) => {
      const account = await this.accounts.byEmail(tx, email);
      return account === null
        ? refused(`There is no account ${email}. "accounts list" names them all.`)
        : work(tx, account);
    });
  }

  private async resetPassword(tx: Tx, { id, email, isDisabled }: AdministeredAccount): Promise<CommandEnd> {
    if (isDisabled) {
      return refused(`${email} is disabled: "accounts enable ${email}" first.`);
    }
    const secret = makeToken();
    const end = await this.links.put(tx, id, tokenHash(secret));
    await record(tx, "account.reset-link-made", id);
    return done(
      `A link to a new password for ${email}, good once until ${end.toISOString()}. ` +
        `Open it at the address of the service; using it ends every session and the lock of the account:\n` +
        `  /reset#${secret}`,
    );
  }

  private async makeAdmin(tx: Tx, { id, email, isDisabled }: AdministeredAccount): Promise<CommandEnd> {
    if (!(await this.accounts.makeAdmin(tx, id))) {
      return done(`${email} is an instance administrator already.`);
    }
    await record(tx, "account.made-admin", id);
    const more = isDisabled ? ` It is disabled: "accounts enable ${email}" lets it in.` : "";
    return done(`${email} is an instance administrator now.${more}`);
  }

  private async disable(tx: Tx, { id, email }: AdministeredAccount): Promise<CommandEnd> {
    const admins = await this.accounts.lockAdmins(tx);
    if (admins.includes(id) && admins.length === 1) {
      return refused(`${email} is the only instance administrator who can sign in: make another one first.`);
    }
    if (!(await this.accounts.disable(tx, id))) {
      return done(`${email} is disabled already.`);
    }
    // Whoever kept an administrator's session may have made links to other accounts with it.
    await (admins.includes(id) ? this.links.takeBackAll(tx) : this.links.takeBack(tx, id));
    const sessions = await this.sessions.endOthers(tx, id, NO_SESSION);
    await record(tx, "account.disabled", id, { sessions });
    return done(`${email} is disabled: it cannot sign in, and its sessions have ended (${sessions}).`);
  }

  private async enable(tx: Tx, { id, email }: AdministeredAccount): Promise<CommandEnd> {
    if (!(await this.accounts.enable(tx, id))) {
      return done(`${email} is not disabled.`);
    }
    await record(tx, "account.enabled", id);
    return done(`${email} can sign in again.`);
  }
}

function record(tx: Tx, action: AuditAction, target: Guid, details: object = {}): Promise<void> {
  return recordServiceAudit(tx, { workspaceId: null, action, target, details: { ...details } });
}

function done(text: string): CommandEnd {
  return { text, isDone: true };
}

function refused(text: string): CommandEnd {
  return { text, isDone: false };
}
