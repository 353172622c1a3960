import { ApiProperty } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { boolean, guid, nullable, object, text } from "@plumbline/model-core/declaring";
import { declared } from "../../../platform/openapi/declared.js";
import { GuidField } from "../../../platform/request/fields.js";
import { MAX_REF } from "../limits.js";
import { RefRules, RepositoryRules } from "./repository-rules.js";

const REF = {
  type: "string",
  nullable: true,
  maxLength: MAX_REF,
  description:
    "A branch or a tag, without refs/; null for codehost.defaultRef of the settings, else the default branch",
} as const;

/** The body that follows a repository; every key is required. */
export class FollowRepositoryRequest {
  @GuidField()
  readonly id!: Guid;

  @ApiProperty({ type: "string", description: "owner/name at the code host of the workspace" })
  @RepositoryRules()
  readonly repository!: string;

  @ApiProperty(REF)
  @RefRules()
  readonly trackedRef!: string | null;
}

/** The body that follows another branch or tag of it. */
export class ChangeRepositoryRequest {
  @ApiProperty(REF)
  @RefRules()
  readonly trackedRef!: string | null;
}

const FAILURE = object({ scanId: guid(), code: text(), at: text() });
declared("RepositoryFailure", FAILURE, "answered");

const COMMIT = { about: "40 or 64 hex digits" };

export const RepositoryResponse = declared(
  "RepositoryResponse",
  object({
    id: guid(),
    repository: text({ about: "host/owner/name in lower case" }),
    webUrl: text(),
    private: nullable(boolean({ about: "null where it was never read" })),
    defaultBranch: text(),
    trackedRef: text(),
    trackedCommit: nullable(text(COMMIT)),
    trackedScan: nullable(guid()),
    latestCommit: nullable(text(COMMIT)),
    latestScan: nullable(guid()),
    imported: boolean({ about: "Whether an import of it was accepted" }),
    lastFailure: nullable(FAILURE),
    createdBy: text({ about: "user:<id>" }),
    createdAt: text({ about: "ISO 8601 in UTC" }),
  }),
  "answered",
);
