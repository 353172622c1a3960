/** The route of a method in the route of its type: one slash between them, parameters as `{name}`. */
export function routeOf(prefix: string, route: string): string {
  const isAbsolute = route.startsWith("~/");
  const parts = (isAbsolute ? route.slice(1) : `${prefix}/${route}`).split("/").filter((part) => part !== "");
  return `/${parts.map(parameterOf).join("/")}`;
}

/** `:id`, `:id(\\d+)`, `<int:id>`, `{id:int}`, `{*rest}` and `{id?}` are all `{id}`. */
function parameterOf(part: string): string {
  return part
    .replace(/^:([A-Za-z_]\w*)(?:\([^)]*\))?[?*+]?$/, "{$1}")
    .replace(/<(?:[^<>:]*:)?([A-Za-z_]\w*)>/g, "{$1}")
    .replace(/\{\**([A-Za-z_]\w*)[^{}]*\}/g, "{$1}");
}
