const PLACE = "<AGENT_TOKEN>";

/** The ready text for an agent, with a token in its place. */
export function configurationWith(text: string, token: string): string {
  return text.split(PLACE).join(token);
}
