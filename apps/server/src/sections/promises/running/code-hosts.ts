import { Injectable } from "@nestjs/common";
import { type Guid, present } from "@plumbline/model-core";
import { type CodeHost, webHostOf } from "@plumbline/promise-core";
import { parseSecretName } from "@plumbline/settings-policy";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { SecretReader } from "../../secrets/secret-reader.js";
import { SettingsReader } from "../../settings/reading/settings-reader.js";

const TOKEN = present(parseSecretName("codehost:token"));

/** What workspaces have set of their code hosts. */
@Injectable()
export class CodeHosts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
    private readonly secrets: SecretReader,
  ) {}

  /** One is configured where its URL may be asked and a token was saved for it. No repository is followed. */
  async of(workspaceId: Guid): Promise<CodeHost> {
    const { effective } = await this.settings.effective(this.unitOfWork.reader, workspaceId);
    const url = URL.parse(effective.codehost.apiBaseUrl);
    const webHost = webHostOf(effective.codehost.apiBaseUrl);
    if (url === null || webHost === null) {
      return { configured: false };
    }
    const token = await this.secrets.useFor(workspaceId, TOKEN, url.origin);
    return token === null ? { configured: false } : { configured: true, webHost, followed: [] };
  }
}
