import { Inject, Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Request } from "express";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import type { Reader } from "../../../platform/database/statements.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { conflict, forbidden, notFound, unauthorized } from "../../../platform/errors/api-error.js";
import { ownAddress } from "../../../platform/http/own-address.js";
import { AccountRepository } from "../accounts/account.repository.js";
import type { MadeResetLinkAnswer } from "../dto/administered-accounts.js";
import { ResetLinkRepository } from "../resets/reset-link.repository.js";
import { BrowserSession } from "../sessions/browser-session.js";
import { makeToken, tokenHash } from "../tokens/secret-token.js";

/** A link that an administrator hands to somebody who cannot sign in (docs/reference/sign-in.md#links). */
@Injectable()
export class ResetLinkMaker {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly links: ResetLinkRepository,
    private readonly browser: BrowserSession,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async make(caller: Caller<UserPrincipal>, id: Guid, request: Request): Promise<MadeResetLinkAnswer> {
    const page = `${ownAddress(request, this.configuration)}/reset`;
    const secret = makeToken();
    const expiresAt = await this.unitOfWork.run(async (tx) => {
      await this.refuseDevice(tx, caller, request);
      if ((await this.accounts.byId(tx, id)) === null) {
        throw notFound("There is no such account");
      }
      if (!(await this.accounts.hold(tx, id))) {
        throw conflict("The account is disabled: the operator enables it first");
      }
      const end = await this.links.put(tx, id, tokenHash(secret));
      const entry = { workspaceId: null, action: "account.reset-link-made", target: id } as const;
      await recordAudit(tx, caller, { ...entry, details: {} });
      return end;
    });
    return { url: `${page}#${secret}`, expiresAt: expiresAt.toISOString() };
  }

  /** A device that was stolen makes itself no lasting way in, not even by its own account. */
  private async refuseDevice(
    reader: Reader,
    { principal }: Caller<UserPrincipal>,
    request: Request,
  ): Promise<void> {
    const kind = await this.browser.kindOf(reader, principal.id, request);
    if (kind !== "browser") {
      throw kind === null ? unauthorized() : forbidden("A device makes no such link: make it in a browser");
    }
  }
}
