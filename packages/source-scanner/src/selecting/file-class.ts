/**
 * What a file is read as, by its path alone, in the order in which files are taken.
 * `yaml` and `json` say by their content what they are.
 */
export const FILE_CLASSES = [
  "compose",
  "dockerfile",
  "helm-chart",
  "helm-values",
  "helm-template",
  "npm",
  "dotnet-project",
  "dotnet-solution",
  "dotnet-props",
  "maven",
  "gradle",
  "gradle-settings",
  "app-config",
  "go-module",
  "python-project",
  "python-requirements",
  "cargo",
  "yaml",
  "json",
  "proto",
  "source",
] as const;
export type FileClass = (typeof FILE_CLASSES)[number];

/** What is taken first: what says which services there are, then contracts, then source. */
export function rankOfClass(fileClass: FileClass): 0 | 1 | 2 {
  if (fileClass === "source") {
    return 2;
  }
  return fileClass === "json" || fileClass === "proto" ? 1 : 0;
}
