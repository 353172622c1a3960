/**
 * A text as a plain message of SARIF: braces are doubled, which else name an argument, and what would be a link is parted.
 */
export function sarifText(text: string): string {
  return text.replace(/[{}]/g, "$&$&").replaceAll("](", "] (");
}
