import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  type ListResourceTemplatesResult,
  ReadResourceRequestSchema,
  type ReadResourceResult,
} from "@modelcontextprotocol/sdk/types.js";
import { Injectable } from "@nestjs/common";
import {
  type NamedFile,
  RESOURCES,
  readResourceUri,
  resourceTemplate,
  TEXT_ENDPOINTS,
  TOOL_LIMITS,
} from "@plumbline/agent-tools";
import { ClientGone } from "../../../platform/errors/client-gone.js";
import { ThrownErrors } from "../../../platform/errors/thrown-errors.js";
import { TokenPlaces } from "../../agent-tokens/agent-tokens.module.js";
import { BuildService } from "../../build/build.service.js";
import { invalidParameters, noResource, protocolError } from "./protocol-errors.js";
import type { Sent } from "./sent.js";

const SCOPE = "export";
const TEMPLATES = RESOURCES.map(resourceTemplate);

/** Files of the bundle of a project as resources, generated when they are read (docs/reference/tools.md#resources). */
@Injectable()
export class Resources {
  constructor(
    private readonly places: TokenPlaces,
    private readonly builds: BuildService,
    private readonly errors: ThrownErrors,
  ) {}

  /** Lets a server list templates and read what they lead to. */
  serve(server: Server, sent: Sent): void {
    server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [] }));
    server.setRequestHandler(ListResourceTemplatesRequestSchema, () => (mayRead(sent) ? LISTED : NONE));
    server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => this.read(params.uri, sent));
  }

  private async read(uri: string, sent: Sent): Promise<ReadResourceResult> {
    const file = fileOf(uri, sent);
    const bytes = await this.bytesOf(uri, file, sent);
    if (bytes.length > TOOL_LIMITS.resourceBytes) {
      throw tooLarge(file.path, bytes.length);
    }
    return { contents: [{ uri, mimeType: file.mimeType, text: new TextDecoder().decode(bytes) }] };
  }

  private async bytesOf(uri: string, { projectId, path }: NamedFile, { token, gone }: Sent) {
    if ((await this.places.inProject(token, projectId)) === null) {
      throw noResource(uri, "there is no such project, or it is not yours to see");
    }
    try {
      return (await this.builds.file({ projectId, gone }, { path })).bytes;
    } catch (thrown) {
      throw this.refusalOf(thrown, uri);
    }
  }

  private refusalOf(thrown: unknown, uri: string): unknown {
    if (thrown instanceof ClientGone) {
      return thrown;
    }
    const error = this.errors.toApiError(thrown, { resource: uri });
    return error.status === 404 ? noResource(uri, error.message) : protocolError(error);
  }
}

const LISTED: ListResourceTemplatesResult = {
  resourceTemplates: RESOURCES.map((resource) => ({
    uriTemplate: resourceTemplate(resource),
    name: resource.name,
    title: resource.title,
    description: resource.about,
    mimeType: resource.mimeType,
  })),
};
const NONE: ListResourceTemplatesResult = { resourceTemplates: [] };

function mayRead({ token }: Sent): boolean {
  return token.scopes.includes(SCOPE);
}

function fileOf(uri: string, sent: Sent): NamedFile {
  if (!mayRead(sent)) {
    throw noResource(uri, `resources need the scope ${SCOPE}`);
  }
  const file = readResourceUri(uri);
  if (file === null) {
    throw noResource(uri, `a URI is one of ${TEMPLATES.join(", ")}, with IDs in the place of names`);
  }
  return file;
}

function tooLarge(path: string, bytes: number): Error {
  const limit = TOOL_LIMITS.resourceBytes;
  const elsewhere = `${TEXT_ENDPOINTS.file}?path=${path}`;
  return invalidParameters(
    `${path} has ${bytes} bytes, over the ${limit} of a resource: ${elsewhere} gives it`,
  );
}
