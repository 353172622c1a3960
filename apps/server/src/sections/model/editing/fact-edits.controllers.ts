import { Controller, Delete, Param, Put, Query, Res, type Type } from "@nestjs/common";
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import { FACT_KINDS, type FactKind, type Guid, LIST_OF_KIND } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { ApiPreconditions } from "../../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { DeleteFactQuery, EditQuery } from "../dto/edit.query.js";
import { FACT_ANSWERS, FACT_BODIES } from "../dto/facts.js";
import { RemovedFactsResponse } from "../dto/removed-facts.response.js";
import { MAX_FACT_BODY } from "../limits.js";
import { ModelEditsService } from "./model-edits.service.js";
import { callOf, NEW_VERSION, sendEdit } from "./send-edit.js";

/** A schema has a version of its own; the other facts have that of their model. */
const tagOf = (kind: FactKind): string =>
  `The version of the ${kind === "schema" ? kind : "model"} in quotes`;

/** The writes of each kind (docs/reference/streams.md#putting-a-fact). */
export const FACT_EDIT_CONTROLLERS: readonly Type[] = FACT_KINDS.map(controllerOf);

function controllerOf(kind: FactKind): Type {
  const [answer, idName] = [FACT_ANSWERS[kind], `${kind}Id`];
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

  @ApiTags("model")
  @Controller(`api/projects/:projectId/${LIST_OF_KIND[kind]}/:${idName}`)
  class FactEditsController {
    constructor(private readonly edits: ModelEditsService) {}

    @Put()
    @Access({ project: "editor", person: true })
    @DocumentBody({ limit: MAX_FACT_BODY })
    @ApiOperation({ operationId: `put${name}`, summary: `Creates or replaces one ${kind}` })
    @ApiBody({ type: FACT_BODIES[kind] })
    @ApiPreconditions(tagOf(kind))
    @ApiOkResponse({ type: answer, headers: NEW_VERSION, description: "Replaced, or so already" })
    @ApiCreatedResponse({ type: answer, headers: NEW_VERSION })
    @ApiConflict(
      "The model is at another version, the fact is not there yet, or the ID of the schema is another project's",
    )
    @ApiProblem(429, "Too many changes are waiting")
    async put(
      @CallerOf() caller: ProjectCaller,
      @Param(idName, GuidPipe) id: Guid,
      @Query() query: EditQuery,
      @DocumentBytes() bytes: Uint8Array,
      @Res() response: Response,
    ): Promise<void> {
      const call = callOf(caller, response);
      await sendEdit(response, await this.edits.put(call, { kind, id }, { query, bytes }));
    }

    @Delete()
    @Access({ project: "editor", person: true })
    @ApiOperation({ operationId: `delete${name}`, summary: `Deletes one ${kind}` })
    @ApiPreconditions(tagOf(kind))
    @ApiNoContentResponse({ headers: NEW_VERSION })
    @ApiOkResponse({ type: RemovedFactsResponse, headers: NEW_VERSION, description: "With cascade" })
    @ApiProblem(400, "expectedVersion or cascade has another value")
    @ApiConflict("The model is at another version (conflict), or something refers to it (in_use)")
    @ApiProblem(429, "Too many changes are waiting")
    async remove(
      @CallerOf() caller: ProjectCaller,
      @Param(idName, GuidPipe) id: Guid,
      @Query() query: DeleteFactQuery,
      @Res() response: Response,
    ): Promise<void> {
      const call = callOf(caller, response);
      await sendEdit(response, await this.edits.remove(call, { kind, id }, query));
    }
  }
  return FactEditsController;
}
