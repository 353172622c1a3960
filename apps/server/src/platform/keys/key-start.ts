import { Injectable } from "@nestjs/common";
import { recordServiceAudit } from "../audit/record-audit.js";
import type { Tx } from "../database/statements.js";
import { UnitOfWork } from "../database/unit-of-work.js";
import { StartRefusal } from "../lifecycle/start-refusal.js";
import { Log } from "../logging/log.js";
import { KeyUsers } from "./key-users.js";
import { Keyring } from "./keyring.js";
import type { LoadedMasterKeys } from "./load-master-keys.js";
import { lockKeys } from "./lock-keys.js";
import { notLoaded, rowsInWords } from "./missing-keys.js";
import { type Rotation, rotate } from "./rotate.js";
import { countRows, inWords, namedCounts } from "./row-counts.js";
import { countsByKey } from "./sealed-rows.js";

/**
 * Makes ready what is stored under master keys, before anything reads it
 * (docs/reference/secrets-and-keys.md#missing-keys).
 */
@Injectable()
export class KeyStart {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly keyring: Keyring,
    private readonly users: KeyUsers,
    private readonly log: Log,
  ) {}

  /** Refuses keys that do not open what is stored, rotates, and gives the keyring its key. */
  async run(keys: LoadedMasterKeys): Promise<void> {
    this.keyring.use(keys.current, keys.previous);
    const rotation = await this.unitOfWork.run(async (tx) => {
      await lockKeys(tx);
      refuseMissingKeys(notLoaded(await countsByKey(tx), keys), keys);
      const done = await this.rotate(tx, keys);
      await this.users.renew(tx);
      return done;
    });
    if (rotation !== null) {
      this.tell(rotation);
    }
    await this.users.begin();
  }

  private async rotate(tx: Tx, { current, previous }: LoadedMasterKeys): Promise<Rotation | null> {
    if (previous === null || previous.id === current.id) {
      return null;
    }
    const rotation = await rotate(tx, previous, current);
    if (rotation.moved.length > 0) {
      await recordServiceAudit(tx, {
        workspaceId: null,
        action: "keys.rotated",
        target: current.id,
        details: { fromKeyId: previous.id, toKeyId: current.id, ...namedCounts(countRows(rotation.moved)) },
      });
    }
    return rotation;
  }

  private tell({ moved, unverified }: Rotation): void {
    const rows = countRows(moved);
    this.log.info(namedCounts(rows), `master key rotation: ${inWords(rows)} rewritten under the current key`);
    for (const { table, place } of unverified) {
      this.log.warn(
        { table, place },
        "a row cannot be verified with its master key; it stays as it is and is not used",
      );
    }
  }
}

function refuseMissingKeys(missing: ReturnType<typeof notLoaded>, keys: LoadedMasterKeys): void {
  if (missing.length === 0) {
    return;
  }
  const loaded = [keys.current, keys.previous].flatMap((key) => (key === null ? [] : [key.id]));
  throw new StartRefusal(
    `The database holds data under master keys that are not loaded: ${rowsInWords(missing)}. Loaded: ${[...new Set(loaded)].join(", ")}. Set Service__MasterKey or Service__PreviousMasterKey to the missing key; if it is lost, "keys forget --yes" deletes what is stored under it.`,
  );
}
