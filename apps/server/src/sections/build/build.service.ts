import { Injectable } from "@nestjs/common";
import { MANIFEST_PATH } from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { validationError } from "../../platform/errors/api-error.js";
import { KeptAnswers } from "../../platform/http/kept-answers.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { Keyring } from "../../platform/keys/keyring.js";
import type { StateQuery } from "../../platform/request/state.query.js";
import { ownBytes } from "../../platform/workers/own-bytes.js";
import { BuildRunner, type Waiting } from "./build-runner.js";
import { answerOnce, answerWith, type BuiltBytes } from "./building/answer-with.js";
import type { StateToRead } from "./building/read-state.js";
import type { Shown } from "./building/show-bundle.js";
import type { BuiltFileQuery } from "./dto/built-file.query.js";
import { KEPT_BUILD_BYTES, KEPT_BUILD_SECONDS } from "./limits.js";
import type { PinsWanted } from "./pinning/pinned-place.js";
import { sealKeysOf } from "./sealing/seals.js";
import { ToldExports } from "./told-exports.js";

interface ToBuild {
  readonly state: StateToRead;
  readonly shown: Shown;
  /** Null where it is not known what it is made of before it is built. */
  readonly fingerprint: string | null;
}

/** Bundles, and what is asked for of them (docs/reference/build.md). */
@Injectable()
export class BuildService {
  private readonly kept = new KeptAnswers<BuiltBytes>({
    bytes: KEPT_BUILD_BYTES,
    seconds: KEPT_BUILD_SECONDS,
  });

  private readonly told = new ToldExports();

  constructor(
    private readonly builds: BuildRunner,
    private readonly keyring: Keyring,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async export(waiting: Waiting, body: Uint8Array, caller: ProjectCaller): Promise<BytesAnswer> {
    const asked = await this.builds.run("ask", waiting, { bytes: ownBytes(body) });
    const built = await this.built(waiting, asked);
    await this.tell(caller, built);
    return answerWith(built, asked.shown);
  }

  manifest(waiting: Waiting, query: StateQuery): Promise<BytesAnswer> {
    return this.read(waiting, query, { as: "file", path: MANIFEST_PATH });
  }

  ready(waiting: Waiting, query: StateQuery): Promise<BytesAnswer> {
    return this.read(waiting, query, { as: "ready" });
  }

  file(waiting: Waiting, query: BuiltFileQuery): Promise<BytesAnswer> {
    return this.read(waiting, query, { as: "file", path: query.path });
  }

  async brief(waiting: Waiting, body: Uint8Array): Promise<BytesAnswer> {
    const keys = sealKeysOf(this.keyring, waiting.projectId);
    const { bytes } = await this.builds.run("brief", waiting, { bytes: ownBytes(body), keys });
    return answerOnce(bytes);
  }

  private async read(waiting: Waiting, query: StateQuery, shown: Shown): Promise<BytesAnswer> {
    const wanted = wantedOf(query);
    const { fingerprint } = await this.builds.run("fingerprint", waiting, { wanted });
    return answerWith(
      await this.built(waiting, { state: { is: "wanted", wanted }, shown, fingerprint }),
      shown,
    );
  }

  /** A state that is as it was is not built again. */
  private async built(waiting: Waiting, { state, shown, fingerprint }: ToBuild): Promise<BuiltBytes> {
    const keys = sealKeysOf(this.keyring, waiting.projectId);
    // A pinned state may be large, and is not kept: it has no name either.
    const asked =
      fingerprint === null ? "" : JSON.stringify([waiting.projectId, state, shown, keys.current.masterKeyId]);
    const kept = fingerprint === null ? null : this.kept.find(asked, fingerprint);
    if (kept !== null) {
      return kept;
    }
    const built = await this.builds.run("build", waiting, { state, shown, keys });
    // The state may have moved since it was asked for: it is kept as what it was made of.
    if (built.fingerprint !== null) {
      this.kept.keep(asked, built.fingerprint, built);
    }
    return built;
  }

  private async tell(caller: ProjectCaller, { bundleHash, buildReady }: BuiltBytes): Promise<void> {
    const { projectId: target, workspaceId } = caller;
    if (!this.told.isNews(`${actorOf(caller)} ${target} ${bundleHash}`)) {
      return;
    }
    const entry = {
      workspaceId,
      action: "build.exported",
      target,
      details: { bundleHash, buildReady },
    } as const;
    await this.unitOfWork.run((tx) => recordAudit(tx, caller, entry));
  }
}

function wantedOf(query: StateQuery): PinsWanted {
  const [revisionId, branchId] = [query.revisionId ?? null, query.branchId ?? null];
  if (revisionId !== null && branchId !== null) {
    throw validationError([{ field: "branchId", message: "must not stand beside revisionId" }]);
  }
  return { revisionId, branchId };
}

/** A project and those who wait for what is built of it. */
export function waitingFor(projectId: Guid, gone: AbortSignal): Waiting {
  return { projectId, gone };
}
