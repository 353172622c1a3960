import { Injectable } from "@nestjs/common";
import { type Guid, present } from "@plumbline/model-core";
import { webHostOf } from "@plumbline/promise-core";
import { parseSecretName } from "@plumbline/settings-policy";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { SecretReader } from "../../secrets/secret-reader.js";
import { SettingsReader } from "../../settings/reading/settings-reader.js";

const TOKEN = present(parseSecretName("codehost:token"));

/** Where the code host of a workspace is asked, and by what. */
export interface CodeHostAccess {
  /** Without a slash at its end. */
  readonly apiBaseUrl: string;
  /** Where people see what is on it; what its repositories are called by. */
  readonly webHost: string;
  /** Null asks for what everybody may see. */
  readonly token: string | null;
  readonly allowPrivate: boolean;
}

/** What workspaces have set of their code hosts (docs/reference/sources.md#the-code-host-of-a-workspace). */
@Injectable()
export class CodeHosts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
    private readonly secrets: SecretReader,
  ) {}

  /** Null where the policy blocks its address, and where a token is kept that was saved for another one. */
  async of(workspaceId: Guid): Promise<CodeHostAccess | null> {
    const { allowPrivateNetworkUrls } = await this.settings.policy(this.unitOfWork.reader);
    const found = await this.secrets.find(workspaceId, TOKEN);
    if (found === null || found.secret.state === "unusable") {
      return null;
    }
    const { origin, pathname } = new URL(found.target.url);
    return {
      apiBaseUrl: `${origin}${pathname.replace(/\/+$/, "")}`,
      webHost: present(webHostOf(found.target.url)),
      token: found.secret.state === "usable" ? found.secret.value : null,
      allowPrivate: allowPrivateNetworkUrls,
    };
  }
}
