import type { OpenAPIObject } from "@nestjs/swagger";
import { readYaml } from "@plumbline/model-core";
import type { ErrorType } from "../../src/platform/errors/error-types.js";
import { AnswerSchemas } from "./answer-schemas.js";

/** An answer of a service, as the watch over answers noted it. */
export interface NotedAnswer {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | readonly string[]>>;
  /** The body; null when it is too long to be noted. */
  readonly text: string | null;
}

type Operation = NonNullable<OpenAPIObject["paths"][string]["get"]>;
type Documented = Exclude<Operation["responses"][string], { readonly $ref: string } | undefined>;

/** What is answered before a request comes to its operation, and where none is meant; by status, its types. */
const BEFORE_OPERATIONS: Readonly<Record<number, readonly ErrorType[]>> = {
  400: ["invalid_host", "invalid_request"],
  403: ["forbidden"],
  404: ["not_found"],
  405: ["method_not_allowed"],
  406: ["not_acceptable"],
  429: ["rate_limited"],
  500: ["internal_error"],
  503: ["unavailable"],
};
/** The same where an operation is meant: what else it answers is its own, and has to be in the document. */
const DEFAULT_STATUSES = [400, 403, 405, 406, 429, 500, 503];
const NOT_TAKEN = ["is not a query parameter here", "is not a condition of this request"];
const PAGES = /^\/api\/(docs|openapi\.json)/;
/** The files of the web client, which are no API. */
const CLIENT_FILES = /^\/(assets\/|icon\.svg$)/;
const CLIENT_POLICY = /trusted-types plumbline-workers/;
const PROBLEM = "application/problem+json";

/** Holds answers against an OpenAPI document. */
export class AnswerCheck {
  private readonly schemas: AnswerSchemas;
  private readonly paths: readonly { readonly path: string; readonly pattern: RegExp }[];

  constructor(private readonly document: OpenAPIObject) {
    this.schemas = new AnswerSchemas(document);
    // The paths with the fewest parameters first, as the service takes them.
    this.paths = Object.keys(document.paths)
      .map((path) => ({ path, pattern: patternOf(path) }))
      .sort((left, right) => left.path.split("{").length - right.path.split("{").length);
  }

  /** What the document does not say of an answer, in words; empty when all is said. */
  faultsOf(answer: NotedAnswer): readonly string[] {
    const path = answer.url.replace(/^https?:\/\/[^/]+/i, "").split("?")[0] ?? "";
    if (PAGES.test(path) || isOfWebClient(answer, path)) {
      return [];
    }
    const template = this.paths.find(({ pattern }) => pattern.test(path))?.path;
    const method = answer.method === "HEAD" ? "get" : answer.method.toLowerCase();
    const operation = template === undefined ? undefined : this.document.paths[template]?.[method as "get"];
    const faults =
      template === undefined || operation === undefined
        ? this.faultsBefore(answer)
        : this.faultsOfOperation(answer, operation, `paths/${pointer(template)}/${method}/responses`);
    const name = `${answer.method} ${template ?? path} ${answer.status}`;
    return faults.map((fault) => `${name}: ${fault}`);
  }

  private faultsOfOperation(answer: NotedAnswer, operation: Operation, at: string): readonly string[] {
    const { responses } = operation;
    const documented = responses[answer.status] as Documented | undefined;
    if (documented !== undefined) {
      return this.faultsOfDocumented(answer, documented, `${at}/${answer.status}`);
    }
    const isDefault = responses["default"] !== undefined && DEFAULT_STATUSES.includes(answer.status);
    return isDefault ? this.faultsBefore(answer) : ["the status is not in the document"];
  }

  private faultsBefore(answer: NotedAnswer): readonly string[] {
    const types = BEFORE_OPERATIONS[answer.status];
    if (types === undefined) {
      return [`no such status is answered here: ${answer.text?.slice(0, 200)}`];
    }
    const faults = this.faultsOfBody(answer, PROBLEM, "components/schemas/Problem");
    if (faults.length > 0 || answer.method === "HEAD") {
      return faults;
    }
    const problem = JSON.parse(answer.text ?? "{}") as Problem;
    const isKnown = types.includes(problem.type) || isOfWhatIsSent(problem);
    return isKnown ? [] : [`the type ${problem.type} is not in the document`];
  }

  private faultsOfDocumented(answer: NotedAnswer, documented: Documented, at: string): readonly string[] {
    const missing = Object.keys(documented.headers ?? {}).filter(
      (name) => answer.headers[name.toLowerCase()] === undefined,
    );
    const forms = Object.keys(documented.content ?? {});
    const form = typeOf(answer) ?? "";
    const body =
      forms.length === 0
        ? bodyWhereNoneIs(answer)
        : forms.includes(form)
          ? this.faultsOfBody(answer, form, `${at}/content/${pointer(form)}/schema`)
          : [`the content type ${form} is not in the document`];
    return [...missing.map((name) => `the header ${name} is missing`), ...body];
  }

  private faultsOfBody(answer: NotedAnswer, form: string, schema: string): readonly string[] {
    if (typeOf(answer) !== form) {
      return [`the content type is ${typeOf(answer)}, not ${form}`];
    }
    if (answer.text === null || answer.method === "HEAD") {
      return [];
    }
    return this.schemas.faultsOf(spelledBy(answer.text, form), schema);
  }
}

/** Whether the web client was sent: its page, which a policy of its own tells, or one of its files. */
function isOfWebClient({ status, headers }: NotedAnswer, path: string): boolean {
  const isPage = CLIENT_POLICY.test(String(headers["content-security-policy"]));
  return (status === 200 || status === 304) && (CLIENT_FILES.test(path) || isPage);
}

interface Problem {
  readonly type: ErrorType;
  readonly errors: readonly { readonly message: string }[];
}

/** Every route refuses a query parameter and a condition that it does not take. */
function isOfWhatIsSent({ type, errors }: Problem): boolean {
  return (
    type === "validation_error" &&
    errors.every(({ message }) => NOT_TAKEN.some((start) => message.startsWith(start)))
  );
}

/** What a body spells. */
function spelledBy(text: string, form: string): unknown {
  if (/json$/.test(form)) {
    return JSON.parse(text);
  }
  if (!/yaml$/.test(form)) {
    return text;
  }
  const read = readYaml(text);
  return read.ok ? read.value.value : read.refusal;
}

function typeOf({ headers }: NotedAnswer): string | undefined {
  return headers["content-type"]?.toString().split(";")[0];
}

function bodyWhereNoneIs({ text }: NotedAnswer): readonly string[] {
  return text === "" ? [] : ["it has a body, and none is in the document"];
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${escaped}/?$`, "i");
}

/** A key as a part of a JSON pointer in a URI. */
function pointer(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}
