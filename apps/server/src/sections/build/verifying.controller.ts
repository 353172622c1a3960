import { Controller, HttpCode, Post, Req, Res } from "@nestjs/common";
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from "@nestjs/swagger";
import { BUNDLE_LIMITS } from "@plumbline/bundle-writer";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes, isZip } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { waitingFor } from "./build.service.js";
import { CompareResponse, VerifyResponse } from "./dto/build.response.js";
import { CompareRequest, ManifestRequest } from "./dto/requests.js";
import { MAX_COMPARE_BODY } from "./limits.js";
import { VerifyingService } from "./verifying.service.js";

const ARCHIVE = { limit: BUNDLE_LIMITS.bundleBytes, tooLarge: "bundle_too_large" } as const;

const BUNDLE_OR_MANIFEST = {
  "application/zip": { schema: { type: "string", format: "binary" } },
  "application/json": { schema: { $ref: getSchemaPath(ManifestRequest) } },
} as const;

/** See docs/reference/build.md#verifying. */
@ApiTags("build")
@ApiProblem(429, "Too many builds are waiting")
@Controller("api/projects/:projectId/build")
export class VerifyingController {
  constructor(private readonly verifying: VerifyingService) {}

  @Post("verify")
  @HttpCode(200)
  @Access({ project: "viewer", scope: "export" })
  @DocumentBody({ limit: BUNDLE_LIMITS.manifestBytes, archive: ARCHIVE })
  @ApiBody({ required: true, content: BUNDLE_OR_MANIFEST } as never)
  @ApiOperation({
    operationId: "verifyBundle",
    summary: "Whether a bundle, or a manifest, is what its pinned state gives",
  })
  @ApiOkResponse({ type: VerifyResponse })
  @ApiProblem(400, "It is no bundle or manifest that the service writes (invalid_bundle)")
  @ApiProblem(413, "It is over a limit (bundle_too_large, payload_too_large)")
  @ApiConflict(
    "A pinned version is not there (pinned_input_unavailable), or checks of payloads take too long",
  )
  async verify(
    @CallerOf() { projectId }: ProjectCaller,
    @DocumentBytes() body: Uint8Array,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(projectId, goneSignal(response));
    const isArchive = isZip(request.headers["content-type"]);
    await sendBytes(request, response, await this.verifying.verify(waiting, body, isArchive));
  }

  @Post("compare")
  @HttpCode(200)
  @Access({ project: "viewer", scope: "export" })
  @DocumentBody({ limit: MAX_COMPARE_BODY, type: CompareRequest })
  @ApiOperation({ operationId: "compareBundles", summary: "How two bundles, or manifests, differ" })
  @ApiOkResponse({ type: CompareResponse })
  @ApiProblem(400, "A side is no bundle or manifest that the service writes (invalid_bundle)")
  @ApiProblem(413, "A side is over a limit (bundle_too_large, payload_too_large)")
  async compare(
    @CallerOf() { projectId }: ProjectCaller,
    @DocumentBytes() body: Uint8Array,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(projectId, goneSignal(response));
    await sendBytes(request, response, await this.verifying.compare(waiting, body));
  }
}
