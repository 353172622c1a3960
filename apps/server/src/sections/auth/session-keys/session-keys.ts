import { createSecretKey, type KeyObject, randomBytes, randomUUID } from "node:crypto";
import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import type { Tx } from "../../../platform/database/statements.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { type KeyUser, KeyUsers } from "../../../platform/keys/key-users.js";
import { Keyring } from "../../../platform/keys/keyring.js";
import { lockKeys } from "../../../platform/keys/lock-keys.js";
import { Log } from "../../../platform/logging/log.js";
import { SessionKeyRepository, type SessionKeyRow } from "./session-key.repository.js";
import { sessionKeyContext } from "./session-key-context.js";
import { planSessionKeys } from "./session-key-plan.js";

/** A key that seals session cookies. */
export interface SessionKey {
  readonly id: string;
  readonly key: KeyObject;
}

interface HeldKey extends SessionKey {
  readonly startsAt: Date;
}

const KEY_BYTES = 32;
const RENEWAL_MS = 60 * 60 * 1000;

/**
 * The keys of session cookies, made by the service and shared by its replicas
 * (docs/reference/secrets-and-keys.md#session-keys). Every replica knows a key a day before it is used, so no
 * request waits for the database to learn of one.
 */
@Injectable()
export class SessionKeys implements KeyUser, OnApplicationShutdown {
  private held: ReadonlyMap<string, HeldKey> = new Map();
  private renewal: NodeJS.Timeout | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rows: SessionKeyRepository,
    private readonly keyring: Keyring,
    private readonly log: Log,
    users: KeyUsers,
  ) {
    users.add(this);
  }

  /** The key for new cookies: the last that has started. */
  get current(): SessionKey {
    const now = Date.now();
    const byStart = [...this.held.values()].sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
    // A clock that is behind that of the database has not seen the first key start.
    const current = byStart.find(({ startsAt }) => startsAt.getTime() <= now) ?? byStart.at(-1);
    if (current === undefined) {
      throw new Error("No session key is loaded");
    }
    return current;
  }

  /** Null for a key that nobody has, or no longer. */
  find(id: string): SessionKey | null {
    return this.held.get(id) ?? null;
  }

  /** Makes the key that is due and drops those that are over; the caller holds the lock of the keys. */
  async renew(tx: Tx): Promise<void> {
    const rows = await this.rows.list(tx);
    const plan = planSessionKeys(rows.map((row) => ({ ...row, isUsable: this.open(row) !== null })));
    for (const id of plan.drop) {
      await this.rows.delete(tx, id);
    }
    if (plan.makeStartingIn === null) {
      return;
    }
    const [id, bytes] = [randomUUID(), randomBytes(KEY_BYTES)];
    const { keyId, bytes: sealed } = this.keyring.seal(sessionKeyContext(id), bytes);
    bytes.fill(0);
    await this.rows.add(tx, { id, keyId, sealed }, plan.makeStartingIn);
  }

  /** Takes the stored keys, and keeps up with them from now on. */
  async begin(): Promise<void> {
    await this.load();
    this.renewal = setInterval(() => void this.keepUp(), RENEWAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.renewal);
  }

  private async keepUp(): Promise<void> {
    try {
      await this.unitOfWork.run(async (tx) => {
        await lockKeys(tx);
        await this.renew(tx);
      });
      await this.load();
    } catch (thrown) {
      this.log.warn({ err: thrown }, "session keys could not be renewed now; it is tried again");
    }
  }

  /** A key that is held already stays, also when its row is now under a master key of another replica. */
  private async load(): Promise<void> {
    const held = new Map<string, HeldKey>();
    for (const row of await this.rows.list(this.unitOfWork.reader)) {
      const key = this.open(row);
      if (key !== null) {
        held.set(row.id, { id: row.id, key, startsAt: row.startsAt });
      } else {
        this.log.warn({ sessionKey: row.id }, "a session key cannot be verified with the master key");
      }
    }
    this.held = held;
  }

  private open({ id, keyId, sealed }: SessionKeyRow): KeyObject | null {
    const known = this.held.get(id);
    if (known !== undefined) {
      return known.key;
    }
    const bytes = this.keyring.open(sessionKeyContext(id), { keyId, bytes: sealed });
    if (bytes === null) {
      return null;
    }
    const key = createSecretKey(bytes);
    bytes.fill(0);
    return key;
  }
}
