import { Injectable } from "@nestjs/common";
import type { MasterKey } from "./master-key.js";
import type { SealContext } from "./seal-context.js";
import { hmac, openBytes, sealBytes, unambiguous } from "./sealing.js";

/** Sealed bytes beside the ID of the master key they are under. */
export interface Sealed {
  readonly keyId: string;
  readonly bytes: Buffer;
}

const FINGERPRINT_DIGITS = 12;

/** Seals under the instance's master key and opens again (docs/reference/secrets-and-keys.md#sealing). */
@Injectable()
export class Keyring {
  #current: MasterKey | null = null;

  /** Takes the master key, once, at start. */
  use(current: MasterKey): void {
    this.#current = current;
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
