/** A route as facts have it: `/orders/{id}`, whatever the framework writes for a parameter. */
export function normalRoute(route: string): string {
  const parts = route
    .split("/")
    .map(normalPart)
    .filter((part) => part !== "");
  return `/${parts.join("/")}`;
}

/** `:id`, `:id?`, `:id(\\d+)`, `<int:id>`, `<id>`, `{id:int}`, `{id?}`, `{*rest}`, `{rest...}`, `*rest` are `{id}`. */
function normalPart(part: string): string {
  return part
    .trim()
    .replace(/^[~^]+|\$$/g, "")
    .replace(/:(\w+)(?:\([^)]*\))?[?*+]?/g, (found, name: string, at: number, whole: string) =>
      whole.lastIndexOf("{", at) > whole.lastIndexOf("}", at) ||
      whole.lastIndexOf("<", at) > whole.lastIndexOf(">", at)
        ? found
        : `{${name}}`,
    )
    .replace(/<(?:\w+(?:\([^)]*\))?:)?(\w+)>/g, "{$1}")
    .replace(/\{\*{0,2}(\w+)[^}]*\}/g, "{$1}")
    .replace(/^\*{1,2}(\w*)$/, (_, name: string) => `{${name === "" ? "rest" : name}}`);
}

/** Class and method routes, or group and route, with one slash between. */
export function joinRoutes(...routes: readonly string[]): string {
  return normalRoute(routes.join("/"));
}
