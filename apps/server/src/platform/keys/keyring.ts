import type { KeyObject } from "node:crypto";
import { Injectable } from "@nestjs/common";
import type { MasterKey } from "./master-key.js";
import type { SealContext } from "./seal-context.js";
import { hmac, openBytes, sealBytes, unambiguous } from "./sealing.js";

/** Sealed bytes beside the ID of the master key they are under. */
export interface Sealed {
  readonly keyId: string;
  readonly bytes: Buffer;
}

/** A key that was derived from a master key, beside the ID of that one. It can be sent to a thread. */
export interface DerivedKey {
  readonly masterKeyId: string;
  readonly key: KeyObject;
}

/** The same derivation from each master key that is loaded. */
export interface DerivedKeys {
  readonly current: DerivedKey;
  readonly previous: DerivedKey | null;
}

const FINGERPRINT_DIGITS = 12;

/** Seals under the instance's master key and opens again (docs/reference/secrets-and-keys.md#sealing). */
@Injectable()
export class Keyring {
  #current: MasterKey | null = null;
  #previous: MasterKey | null = null;

  /** Takes the master keys, once, at start. Nothing is sealed or opened under the previous one. */
  use(current: MasterKey, previous: MasterKey | null = null): void {
    this.#current = current;
    this.#previous = previous;
  }

  get currentKeyId(): string {
    return this.current.id;
  }

  seal(context: SealContext, plaintext: Buffer): Sealed {
    return sealUnder(this.current, context, plaintext);
  }

  /** Null when it is under another key, or is not what was sealed for this context. */
  open(context: SealContext, sealed: Sealed): Buffer | null {
    return openUnder(this.current, context, sealed);
  }

  /** Tells whether two values of one context are equal, and nothing else about them. */
  fingerprint({ purpose, parts }: SealContext, text: string): string {
    const key = this.current.derive(`${purpose} fingerprint`);
    const digits = hmac(key, unambiguous([...parts, text])).toString("hex");
    return digits.slice(0, FINGERPRINT_DIGITS);
  }

  /** Keys for what is signed and stored nowhere: what the previous master key signed is still known. */
  deriveFor(purpose: string, salt: string): DerivedKeys {
    const derived = (master: MasterKey) => ({
      masterKeyId: master.id,
      key: master.deriveFor(purpose, salt),
    });
    const previous = this.#previous;
    return { current: derived(this.current), previous: previous === null ? null : derived(previous) };
  }

  private get current(): MasterKey {
    if (this.#current === null) {
      throw new Error("The master key is not loaded yet");
    }
    return this.#current;
  }
}

export function sealUnder(key: MasterKey, context: SealContext, plaintext: Buffer): Sealed {
  return {
    keyId: key.id,
    bytes: sealBytes(key.derive(context.purpose), associatedWith(key, context), plaintext),
  };
}

export function openUnder(key: MasterKey, context: SealContext, sealed: Sealed): Buffer | null {
  if (sealed.keyId !== key.id) {
    return null;
  }
  return openBytes(key.derive(context.purpose), associatedWith(key, context), sealed.bytes);
}

function associatedWith(key: MasterKey, { purpose, parts }: SealContext): Buffer {
  return unambiguous([purpose, key.id, ...parts]);
}
