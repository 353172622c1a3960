/** A template with each `{{ … }}` as blanks, lines where they were: what is left may be YAML. */
export function maskTemplate(text: string): string {
  return text.replace(/\{\{[\s\S]*?\}\}/g, (action) => action.replace(/[^\n]/g, " "));
}
