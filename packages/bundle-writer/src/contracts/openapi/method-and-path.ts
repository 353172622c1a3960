const METHOD_AND_PATH = /^(GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE) (\/\S*)$/;
const PARAMETER = /\{[^{}/]+\}/g;

/** What the name of an HTTP operation says. */
export interface MethodAndPath {
  readonly method: string;
  readonly path: string;
}

/** The method and the path that a name is; null when it is no such name. */
export function methodAndPath(name: string): MethodAndPath | null {
  const [, method, path] = METHOD_AND_PATH.exec(name) ?? [];
  return method === undefined || path === undefined ? null : { method, path };
}

/** The names of the parameters of a path, each once, in its order. */
export function pathParameters(path: string): readonly string[] {
  return [...new Set(path.match(PARAMETER)?.map((braced) => braced.slice(1, -1)))];
}

/** A path without the names of its parameters: the same for paths that differ only in these. */
export function pathShape(path: string): string {
  return path.replace(PARAMETER, "{}");
}
