import type { Route } from "../routes/routes.js";

/** What begins no route, and still is no address of the web client: agreed with programs elsewhere. */
const OF_PROGRAMS = ["api", "assets", "metrics", ".well-known"];

/** Whether a path begins as one of the service does: what is wrong below it is an error, and no page. */
export function servicePaths(routes: readonly Route[]): (path: string) => boolean {
  const names = new Set([...OF_PROGRAMS, ...routes.map(({ path }) => firstOf(path))]);
  return (path) => {
    try {
      return names.has(decodeURIComponent(firstOf(path)).toLowerCase());
    } catch {
      // An address that cannot be decoded is refused as everywhere.
      return true;
    }
  };
}

/** As routes are found: in any letter case. */
function firstOf(path: string): string {
  return path.split("/")[1] ?? "";
}
