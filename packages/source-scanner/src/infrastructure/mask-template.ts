/** A template with each `{{ … }}` as blanks, lines where they were: what is left may be YAML. */
export function maskTemplate(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let open = text.indexOf("{{"); open !== -1; open = text.indexOf("{{", from)) {
    const close = text.indexOf("}}", open);
    if (close === -1) {
      break;
    }
    parts.push(text.slice(from, open), text.slice(open, close + 2).replace(/[^\n]/g, " "));
    from = close + 2;
  }
  return parts.join("") + text.slice(from);
}
