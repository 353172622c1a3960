/**
 * Whether a job of a run is the one that a plan names (docs/reference/promises-evidence.md#jobs): itself, one of its matrix,
 * `<job> (…)`, and each of these in a workflow that another one calls, after ` / `. What a
 * workflow has that one of a matrix calls, `<job> (…) / <other>`, is another job.
 */
export function isJobNamed(name: string, job: string): boolean {
  const called = name.lastIndexOf(` / ${job} (`);
  return (
    name === job ||
    name.endsWith(` / ${job}`) ||
    isOfMatrix(name, job) ||
    (called !== -1 && isOfMatrix(name.slice(called + " / ".length), job))
  );
}

function isOfMatrix(name: string, job: string): boolean {
  return name.startsWith(`${job} (`) && name.endsWith(")") && !name.includes(") / ");
}
