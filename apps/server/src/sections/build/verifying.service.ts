import { Injectable } from "@nestjs/common";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { Keyring } from "../../platform/keys/keyring.js";
import { ownBytes } from "../../platform/workers/own-bytes.js";
import { BuildRunner, type Waiting } from "./build-runner.js";
import { answerOnce } from "./building/answer-with.js";
import { sealKeysOf } from "./sealing/seals.js";

/** What is found of bundles that somebody has (docs/reference/build.md#verifying). */
@Injectable()
export class VerifyingService {
  constructor(
    private readonly builds: BuildRunner,
    private readonly keyring: Keyring,
  ) {}

  async verify(waiting: Waiting, body: Uint8Array, isArchive: boolean): Promise<BytesAnswer> {
    const keys = sealKeysOf(this.keyring, waiting.projectId);
    const { bytes } = await this.builds.run("verify", waiting, { bytes: ownBytes(body), isArchive, keys });
    return answerOnce(bytes);
  }

  async compare(waiting: Waiting, body: Uint8Array): Promise<BytesAnswer> {
    const { bytes } = await this.builds.run("compare", waiting, { bytes: ownBytes(body) });
    return answerOnce(bytes);
  }
}
