/**
 * The one variable about golden files: `UPDATE_GOLDEN=1` writes the results anew, `UPDATE_GOLDEN=inputs` also the
 * inputs that a helper generates.
 */
const UPDATE = process.env["UPDATE_GOLDEN"];

/** Whether the results of golden files are written anew. */
export function updatesGolden(): boolean {
  return UPDATE === "1" || updatesGoldenInputs();
}

/** Whether also the inputs are written anew that a helper generates. */
export function updatesGoldenInputs(): boolean {
  return UPDATE === "inputs";
}
