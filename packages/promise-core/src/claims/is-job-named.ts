/**
 * Whether a job of a run is the one that a plan names (docs/reference/promises-evidence.md#jobs): itself, one of its matrix,
 * `<job> (…)`, and each of these in a workflow that another one calls, after ` / `.
 */
export function isJobNamed(name: string, job: string): boolean {
  const isOfMatrix = name.endsWith(")");
  return (
    name === job ||
    name.endsWith(` / ${job}`) ||
    (isOfMatrix && (name.startsWith(`${job} (`) || name.includes(` / ${job} (`)))
  );
}
