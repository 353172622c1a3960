/** A clause as the beginning of a sentence. */
export function capitalised(clause: string): string {
  return clause.slice(0, 1).toUpperCase() + clause.slice(1);
}
