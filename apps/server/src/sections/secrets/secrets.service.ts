import { Injectable } from "@nestjs/common";
import type { Issue } from "@plumbline/model-core";
import { checkSecretValue, type SecretName } from "@plumbline/settings-policy";
import { actorOf, type WorkspaceCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { validationError } from "../../platform/errors/api-error.js";
import { Keyring } from "../../platform/keys/keyring.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import type { SetSecretRequest } from "./dto/set-secret.request.js";
import { SecretRepository } from "./secret.repository.js";
import { sealSecret } from "./secret-sealing.js";
import { SecretTargets } from "./secret-targets.js";

/** Stores and takes away credentials (docs/reference/secrets-and-keys.md#secrets). */
@Injectable()
export class SecretsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: SecretRepository,
    private readonly settings: SettingsReader,
    private readonly targets: SecretTargets,
    private readonly keyring: Keyring,
  ) {}

  /** Binds the value to the origin that the settings point to; a save of settings waits for it, or it for the save. */
  async set(caller: WorkspaceCaller, name: SecretName, request: SetSecretRequest): Promise<void> {
    const { workspaceId } = caller;
    const value = checkedValue(name, request);
    const before = await this.settings.effective(this.unitOfWork.reader, workspaceId);
    const resolved = await this.targets.resolve(name, before);
    await this.unitOfWork.run(async (tx) => {
      const target = this.targets.of(name, await this.settings.hold(tx, workspaceId), resolved);
      if (!target.ok) {
        throw validationError([target.refusal]);
      }
      const boundOrigin = target.value.origin;
      await this.secrets.put(tx, workspaceId, {
        name: name.name,
        boundOrigin,
        ...sealSecret(this.keyring, { workspaceId, name: name.name, boundOrigin, value }),
        updatedAt: new Date(),
        updatedBy: actorOf(caller),
      });
      const details = { boundOrigin };
      await recordAudit(tx, caller, { workspaceId, action: "secret.set", target: name.name, details });
    });
  }

  /** Also when there is none: the outcome is the same, and nothing is recorded. */
  async delete(caller: WorkspaceCaller, { name }: SecretName): Promise<void> {
    const { workspaceId } = caller;
    await this.unitOfWork.run(async (tx) => {
      const deleted = await this.secrets.delete(tx, workspaceId, [name]);
      for (const target of deleted) {
        await recordAudit(tx, caller, { workspaceId, action: "secret.deleted", target, details: {} });
      }
    });
  }
}

function checkedValue(name: SecretName, { value }: SetSecretRequest): string {
  if (value === null) {
    throw validationError([refusal("must not be null: DELETE takes a credential away")]);
  }
  const broken = checkSecretValue(name, value);
  if (broken.length > 0) {
    throw validationError(broken.map(refusal));
  }
  return value;
}

function refusal(message: string): Issue {
  return { field: "value", message };
}
