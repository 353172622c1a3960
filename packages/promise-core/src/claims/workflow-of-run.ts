const FILE = /\.ya?ml$/;
/** The file is as long as can be: of `ci.yml@x.yml@main` it is `ci.yml@x.yml`. A ref may have `@` in it, too. */
const REF_BEHIND_FILE = /^(?<file>.*\.ya?ml)@.*$/s;

/** Whether a plan names its workflow by the file, and not by the name. */
export function isWorkflowFile(workflow: string): boolean {
  return FILE.test(workflow);
}

/**
 * Whether a run is of a workflow file. Its path may have `@<ref>` behind it. One that ends like a file is read as a file: a
 * file `ci.yml@x.yml` must never pass as `ci.yml`.
 */
export function isOfFile(path: string | null, workflow: string): boolean {
  const wanted = workflow.includes("/") ? workflow : `.github/workflows/${workflow}`;
  return path !== null && withoutRef(path) === wanted;
}

function withoutRef(path: string): string {
  return isWorkflowFile(path) ? path : path.replace(REF_BEHIND_FILE, "$<file>");
}
