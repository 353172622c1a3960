import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { ApiError, validationError } from "../../../platform/errors/api-error.js";
import { versionTag } from "../../../platform/http/if-match.js";
import type { BytesAnswer } from "../../../platform/http/send-bytes.js";
import type { FactsSinceQuery } from "../dto/facts-since.query.js";
import { textOfChanges } from "../dto/facts-since.response.js";
import { MOST_BYTES_SINCE, MOST_FACTS_SINCE } from "../limits.js";
import { ModelStreams } from "../streams/model-streams.js";
import { FactsSinceRepository } from "./facts-since.repository.js";

/** What others changed, for a client that has a model already. */
@Injectable()
export class FactsSinceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly streams: ModelStreams,
    private readonly facts: FactsSinceRepository,
  ) {}

  read(projectId: Guid, { since, branchId }: FactsSinceQuery): Promise<BytesAnswer> {
    return this.unitOfWork.readAtOnce(async (reader) => {
      const stream = await this.streams.ofQuery(reader, projectId, branchId);
      const { streamId, version: modelVersion } = stream;
      if (since > modelVersion) {
        throw beyond(modelVersion);
      }
      const changes = since === modelVersion ? [] : await this.facts.find(reader, stream, since);
      if (changes === null) {
        throw tooMuch(since);
      }
      return answerOf(textOfChanges({ streamId, since, modelVersion }, changes), modelVersion);
    });
  }
}

function answerOf(text: string, modelVersion: number): BytesAnswer {
  return {
    contentType: "application/json; charset=utf-8",
    bytes: Buffer.from(text),
    etag: versionTag(modelVersion),
    mayGzip: true,
  };
}

function beyond(modelVersion: number): ApiError {
  const message = `is beyond the present version, which is ${modelVersion}`;
  return validationError([{ field: "since", message }]);
}

function tooMuch(since: number): ApiError {
  return new ApiError({
    status: 422,
    type: "answer_too_large",
    title: `More than ${MOST_FACTS_SINCE} facts, or ${MOST_BYTES_SINCE} bytes of them, changed since version ${since}: read the model again`,
  });
}
