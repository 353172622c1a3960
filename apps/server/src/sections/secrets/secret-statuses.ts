import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { parseSecretName, usableSecretNames } from "@plumbline/settings-policy";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { Keyring } from "../../platform/keys/keyring.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import type { SecretStatusResponse } from "./dto/secret-status.response.js";
import { SecretRepository, type SecretRow } from "./secret.repository.js";
import { fingerprintOf, openSecret } from "./secret-sealing.js";
import { SecretTargets } from "./secret-targets.js";

/** What may be known of the credentials of a workspace. */
@Injectable()
export class SecretStatuses {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: SecretRepository,
    private readonly settings: SettingsReader,
    private readonly targets: SecretTargets,
    private readonly keyring: Keyring,
  ) {}

  /** Each that the settings could use, in their order, then those that are set and have no use now. */
  list(workspaceId: Guid): Promise<readonly SecretStatusResponse[]> {
    return this.unitOfWork.readAtOnce(async (reader) => {
      const inForce = await this.settings.effective(reader, workspaceId);
      const rows = await this.secrets.list(reader, workspaceId);
      const usable = usableSecretNames(inForce.effective).map(({ name }) => name as string);
      const names = new Set([...usable, ...rows.map(({ name }) => name)]);
      return [...names].map((name) => {
        const row = rows.find((one) => one.name === name);
        return row === undefined ? notSet(name) : this.statusOf(workspaceId, row, this.origin(name, inForce));
      });
    });
  }

  /** The origin that a credential of this name would be sent to now. */
  private origin(name: string, inForce: Parameters<SecretTargets["of"]>[1]): string | null {
    const parsed = parseSecretName(name);
    const target = parsed === null ? null : this.targets.of(parsed, inForce);
    return target?.ok ? target.value.origin : null;
  }

  private statusOf(workspaceId: Guid, row: SecretRow, origin: string | null): SecretStatusResponse {
    const { name, boundOrigin, updatedAt, updatedBy } = row;
    const value = openSecret(this.keyring, workspaceId, row);
    const stored = { name, isSet: true, updatedAt: updatedAt.toISOString(), updatedBy };
    if (value === null) {
      return { ...stored, fingerprint: null, boundOrigin: null, matchesCurrentUrl: false };
    }
    const fingerprint = fingerprintOf(this.keyring, { workspaceId, name, value });
    return { ...stored, fingerprint, boundOrigin, matchesCurrentUrl: boundOrigin === origin };
  }
}

function notSet(name: string): SecretStatusResponse {
  const nothing = { updatedAt: null, updatedBy: null, fingerprint: null, boundOrigin: null };
  return { name, isSet: false, ...nothing, matchesCurrentUrl: false };
}
