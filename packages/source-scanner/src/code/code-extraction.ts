/** The languages whose files are read for facts. */
export const CODE_LANGUAGES = [
  "c-sharp",
  "java",
  "kotlin",
  "typescript",
  "javascript",
  "python",
  "go",
  "rust",
] as const;

export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Why a file was not parsed although it has a token of interest. */
export type UnparsedReason = "budget" | "unbalanced-conditions" | "too-many-variants" | "no-grammar";

/** 1-based, both included. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

/**
 * A name as the code gives it: a text, a constant that may stand in another file (`Topics.Orders`, its whole dotted
 * path), a `${key}` of the settings (without braces and without its default), or nothing that can be read.
 */
export type CodeName =
  | { readonly literal: string }
  | { readonly constant: string }
  | { readonly property: string; readonly fallback: string | null }
  | null;

/** `name` is what is imported: a namespace, a module or a dotted path, as written. */
export interface CodeImport {
  readonly name: string;
  readonly lines: Lines;
}

/** `bases` are the last parts of their names without type arguments (`ConsumeContext<T>` is `ConsumeContext`). */
export interface CodeType {
  readonly name: string;
  readonly bases: readonly string[];
  readonly annotations: readonly string[];
  readonly lines: Lines;
}

/** `name` is `Type.Name` inside a type, else the name alone. */
export interface CodeConstant {
  readonly name: string;
  readonly value: string;
  readonly lines: Lines;
}

/** A module of Rust in a file of its own (`mod orders;`), with the conditions it is compiled under. */
export interface CodeModule {
  readonly name: string;
  readonly conditions: readonly string[];
}

/** A method of which calls are left out unless one of these symbols is defined; `name` as of constants. */
export interface CodeConditionalMethod {
  readonly name: string;
  /** It is called on what is its first argument. */
  readonly isExtension: boolean;
  readonly condition: string;
}

export const SITE_KINDS = [
  "publish",
  "subscribe",
  "channel",
  "binding",
  "operation",
  "uses",
  "signature",
  "role",
  "prefix",
] as const;

export type SiteKind = (typeof SITE_KINDS)[number];

/**
 * What a site says beside its name. Which kinds have which:
 * - `publish`, `subscribe`: `message` (name of its type; of a task the function's, by which callers name it), `channel` (kind of the channel that is the site's name),
 *   `routingKey`, `group`, `broker`, `transport` (`command`: a task or request, no channel).
 * - `channel`: `channel`. `binding`: `source`, `target` (`targetChannel` its kind), `routingKey`; its name is null.
 * - `operation`: `transport` (`http`, `grpc`, `command`), `verb` (upper case, `http` alone), `prefix` (route of the type
 *   or group it is in, to be put before its name). Routes are normalised: `/a/{id}`, no slash at the end.
 *   The name of a `grpc` one is the service's (`Greeter`): its methods are in the `.proto` file.
 * - `prefix`: nothing; its name stands before every HTTP route of its library in the service, wherever it is said.
 * - `signature`: `token` (see `SIGNATURE_TOKENS`). `role`: `role` (`storage`, `write`, `relay`); its name is the storage's.
 */
export interface SiteDetail {
  readonly message?: string;
  readonly channel?: "topic" | "queue" | "exchange";
  readonly routingKey?: CodeName;
  readonly group?: CodeName;
  readonly broker?: string;
  readonly transport?: "http" | "grpc" | "command";
  readonly source?: CodeName;
  readonly target?: CodeName;
  readonly targetChannel?: "queue" | "exchange";
  readonly verb?: string;
  readonly prefix?: CodeName;
  readonly token?: string;
  readonly role?: "storage" | "write" | "relay";
}

/**
 * `name-by-convention`: the channel is named after the message. `runtime-condition`: inside one that is read at run time.
 * `prefix-unknown`: a route of a router that another file mounts.
 */
export type SiteNote = "name-by-convention" | "runtime-condition" | "prefix-unknown";

/** A place that does or declares something, in the words of the table it is from. */
export interface CodeSite {
  readonly kind: SiteKind;
  /** `masstransit`, `spring-kafka`, `aspnet`, ...; `hand-written` for roles. */
  readonly library: string;
  readonly name: CodeName;
  readonly detail: SiteDetail;
  readonly lines: Lines;
  /** Compile-time conditions from the outermost in; none = unconditional. */
  readonly conditions: readonly string[];
  readonly notes: readonly SiteNote[];
  /** Of C#: the calls that it is or is an argument of, from the innermost out (`Type.Method`). */
  readonly calls: readonly string[];
  /** The name of a package that a manifest in reach must have, where the code alone could be another library's. */
  readonly needsPackage: string | null;
}

/** What one file of source code says, whatever its path: what a cache may keep by its bytes. */
export interface CodeExtraction {
  readonly language: CodeLanguage;
  /** `lexed`: it has no token of interest, so it has no sites and was not parsed. `unparsed`: `reason` says why. */
  readonly reading: "parsed" | "lexed" | "unparsed";
  readonly reason: UnparsedReason | null;
  readonly hasErrors: boolean;
  /** It has a word that a source pattern is known by: unparsed, absence is not established. */
  readonly hasPatternToken: boolean;
  /** Namespace or package clause. */
  readonly package: string | null;
  /** These five are of `lexed` files too. */
  readonly imports: readonly CodeImport[];
  readonly constants: readonly CodeConstant[];
  readonly modules: readonly CodeModule[];
  readonly isMain: boolean;
  readonly conditionalMethods: readonly CodeConditionalMethod[];
  readonly types: readonly CodeType[];
  readonly sites: readonly CodeSite[];
}
