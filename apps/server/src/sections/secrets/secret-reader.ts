import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { SecretName, SecretTarget } from "@plumbline/settings-policy";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { Keyring } from "../../platform/keys/keyring.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import { SecretRepository, type SecretRow } from "./secret.repository.js";
import { openSecret } from "./secret-sealing.js";
import { SecretTargets } from "./secret-targets.js";

/** Where a credential goes, and whether there is one for it. */
export interface FoundSecret {
  readonly target: SecretTarget;
  /** One is unusable that was saved for another origin, or that cannot be verified. */
  readonly secret:
    | { readonly state: "usable"; readonly value: string }
    | { readonly state: "not-set" | "unusable" };
}

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
  async useFor(workspaceId: Guid, name: SecretName, origin: string): Promise<string | null> {
    const found = await this.find(workspaceId, name);
    const isThere = found?.target.origin === origin && found.secret.state === "usable";
    return isThere ? found.secret.value : null;
  }

  /** Where the settings say that it goes, with what is there of it; null when they name nothing, or the policy blocks it. */
  find(workspaceId: Guid, name: SecretName): Promise<FoundSecret | null> {
    return this.unitOfWork.readAtOnce(async (reader) => {
      const target = this.targets.of(name, await this.settings.effective(reader, workspaceId));
      if (!target.ok) {
        return null;
      }
      const row = await this.secrets.find(reader, { workspaceId, name: name.name });
      return { target: target.value, secret: this.opened(workspaceId, row, target.value.origin) };
    });
  }

  private opened(workspaceId: Guid, row: SecretRow | null, origin: string): FoundSecret["secret"] {
    if (row === null) {
      return { state: "not-set" };
    }
    const value = row.boundOrigin === origin ? openSecret(this.keyring, workspaceId, row) : null;
    return value === null ? { state: "unusable" } : { state: "usable", value };
  }
}
