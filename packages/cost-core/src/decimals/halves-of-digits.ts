/** What stands before and after the point of plain digits; nothing after it where there is none. */
export function halvesOfDigits(text: string): { readonly whole: string; readonly fraction: string } {
  const point = text.indexOf(".");
  return point === -1
    ? { whole: text, fraction: "" }
    : { whole: text.slice(0, point), fraction: text.slice(point + 1) };
}
