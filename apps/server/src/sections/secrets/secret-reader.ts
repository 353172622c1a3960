import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { SecretName } from "@plumbline/settings-policy";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { Keyring } from "../../platform/keys/keyring.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import { SecretRepository } from "./secret.repository.js";
import { openSecret } from "./secret-sealing.js";
import { SecretTargets } from "./secret-targets.js";

/** Gives a credential to who sends it. */
@Injectable()
export class SecretReader {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: SecretRepository,
    private readonly settings: SettingsReader,
    private readonly targets: SecretTargets,
    private readonly keyring: Keyring,
  ) {}

  /**
   * The value for a request to this origin. Null when there is none, when it was saved for another origin, when the
   * settings point elsewhere by now or the policy blocks their URL, and when the row cannot be verified.
   */
  useFor(workspaceId: Guid, name: SecretName, origin: string): Promise<string | null> {
    return this.unitOfWork.readAtOnce(async (reader) => {
      const target = this.targets.of(name, await this.settings.effective(reader, workspaceId));
      if (!target.ok || target.value.origin !== origin) {
        return null;
      }
      const row = await this.secrets.find(reader, { workspaceId, name: name.name });
      if (row === null || row.boundOrigin !== origin) {
        return null;
      }
      return openSecret(this.keyring, workspaceId, row);
    });
  }
}
