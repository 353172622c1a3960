/** The last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The folder of a path; "." is the root of the repository. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash === -1 ? "." : path.slice(0, slash);
}

/** What follows the last dot of the name, lower case, without the dot; "" when there is none. */
export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf(".");
  return dot === -1 ? "" : name.slice(dot + 1).toLowerCase();
}

/** Where a relative path leads from a folder; null when it leads out of the repository or is none. */
export function resolvePath(folder: string, relative: string): string | null {
  const steps = folder === "." ? [] : folder.split("/");
  const ways = relative.replaceAll("\\", "/");
  if (ways.startsWith("/") || /^[a-z][a-z0-9+.-]*:/i.test(ways) || ways.includes("$")) {
    return null;
  }
  for (const step of ways.split("/")) {
    if (step === "..") {
      if (steps.pop() === undefined) {
        return null;
      }
    } else if (step !== "" && step !== ".") {
      steps.push(step);
    }
  }
  return steps.length === 0 ? "." : steps.join("/");
}
