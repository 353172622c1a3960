import { Injectable } from "@nestjs/common";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { linkOver } from "../../../platform/errors/api-error.js";
import { AccountRepository } from "../accounts/account.repository.js";
import type { ResetPasswordRequest } from "../dto/resets.js";
import { hashPassword } from "../passwords/password-hash.js";
import { SessionsService } from "../sessions/sessions.service.js";
import { isToken, tokenHash } from "../tokens/secret-token.js";
import { type ResetLink, ResetLinkRepository } from "./reset-link.repository.js";

/** A new password by a link that was handed out (docs/reference/sign-in.md#links). */
@Injectable()
export class ResetsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly links: ResetLinkRepository,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionsService,
  ) {}

  async read(secret: string): Promise<ResetLink> {
    const link = isToken(secret) ? await this.links.find(this.unitOfWork.reader, tokenHash(secret)) : null;
    if (link === null) {
      throw linkOver();
    }
    return link;
  }

  /** Ends every session of the account and its lock. The account is held first, as by whatever disables it. */
  async use({ secret, newPassword }: ResetPasswordRequest): Promise<void> {
    const { accountId: id, displayName } = await this.read(secret);
    const passwordHash = await hashPassword(newPassword);
    await this.unitOfWork.run(async (tx) => {
      const isOpen = await this.accounts.resetPassword(tx, id, passwordHash);
      if (!isOpen || !(await this.links.take(tx, id, tokenHash(secret)))) {
        throw linkOver();
      }
      const sessions = await this.sessions.endAll(tx, id);
      const principal = { kind: "user", id, displayName, isInstanceAdmin: false } as const;
      const entry = { workspaceId: null, action: "account.password-reset", target: id } as const;
      await recordAudit(tx, { principal }, { ...entry, details: { sessions } });
    });
  }
}
