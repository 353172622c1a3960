import type { InstancePolicy, InstanceSettings, SettingsOverrides } from "@plumbline/settings-policy";
import type { Reader, Tx } from "../../../platform/database/statements.js";

/** The settings of the instance as they are stored. */
export interface InstanceSettingsRow {
  /** 0 until the first save. */
  readonly version: number;
  /** Null until the first save: the policy of the profile. */
  readonly policy: InstancePolicy | null;
  readonly defaults: SettingsOverrides;
}

/** The one row of instance settings. It keeps nothing, so a worker thread makes its own. */
export class InstanceSettingsRepository {
  read(reader: Reader): Promise<InstanceSettingsRow> {
    return this.one(reader, ROW);
  }

  /**
   * Waits for a save that is under way and holds others back until the transaction ends. Who holds them too waits: of two
   * that share a row of a table that is on every node, one would be ended as a deadlock.
   */
  hold(tx: Tx): Promise<InstanceSettingsRow> {
    return this.one(tx, `${ROW} FOR NO KEY UPDATE`);
  }

  /** The same for the one who saves. */
  lock(tx: Tx): Promise<InstanceSettingsRow> {
    return this.one(tx, `${ROW} FOR UPDATE`);
  }

  /** Writes over the row that the transaction locked. */
  async replace(tx: Tx, { policy, defaults }: InstanceSettings): Promise<void> {
    const values = [JSON.stringify(policy), JSON.stringify(defaults)];
    await tx.query("UPDATE instance_settings SET version = version + 1, policy = $1, defaults = $2", values);
  }

  private async one(reader: Reader, sql: string): Promise<InstanceSettingsRow> {
    const [row] = await reader.query<InstanceSettingsRow[]>(sql);
    if (row === undefined) {
      throw new Error("The row of the instance settings is gone");
    }
    return row;
  }
}

const ROW = "SELECT version, policy, defaults FROM instance_settings";
