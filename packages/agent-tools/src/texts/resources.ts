import { type Guid, parseGuid } from "@plumbline/model-core";

/** A sort of file of a bundle that is read as a resource of the protocol (docs/reference/tools.md#resources). */
export interface Resource {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** Its path in the bundle; `{elementId}` stands for the ID of an element. */
  readonly path: string;
  readonly mimeType: string;
}

/** What a URI of a resource names. */
export interface NamedFile {
  readonly projectId: Guid;
  readonly path: string;
  readonly mimeType: string;
}

const PROJECTS = "plumbline://projects/";
const YAML = "application/yaml";

export const RESOURCES: readonly Resource[] = [
  {
    name: "design-document",
    title: "Design document",
    about: "What is read before anything is built: the design in words and tables.",
    path: "SDD.md",
    mimeType: "text/markdown",
  },
  {
    name: "architecture",
    title: "Architecture",
    about: "The model, and what contracts, reviews and people said of it.",
    path: "architecture.json",
    mimeType: "application/json",
  },
  {
    name: "openapi",
    title: "OpenAPI of an element",
    about: "The HTTP operations of an element, as OpenAPI.",
    path: "openapi/{elementId}.yaml",
    mimeType: YAML,
  },
  {
    name: "asyncapi",
    title: "AsyncAPI",
    about: "Channels, messages and subscriptions, as AsyncAPI.",
    path: "asyncapi.yaml",
    mimeType: YAML,
  },
];

/** The URI template of a sort of file. */
export function resourceTemplate({ path }: Resource): string {
  return `${PROJECTS}{projectId}/${path}`;
}

/** What a URI names, whether it is there or not; null for what is no URI of a resource. */
export function readResourceUri(uri: string): NamedFile | null {
  const [, project = "", path = ""] =
    /^plumbline:\/\/projects\/([^/]{1,36})\/([\w./-]{1,60})$/.exec(uri) ?? [];
  const projectId = parseGuid(project);
  const elementId = parseGuid(/^openapi\/([^/]+)\.yaml$/.exec(path)?.[1] ?? "");
  const wanted = elementId === null ? path : "openapi/{elementId}.yaml";
  const resource = RESOURCES.find(
    (one) => one.path === wanted && (elementId !== null) === one.path.includes("{"),
  );
  if (projectId === null || resource === undefined) {
    return null;
  }
  return {
    projectId,
    path: resource.path.replace("{elementId}", elementId ?? ""),
    mimeType: resource.mimeType,
  };
}
