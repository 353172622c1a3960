/** What somebody puts into a client of the protocol, so that it finds the service. */
export interface ClientConfiguration {
  readonly name: string;
  readonly title: string;
  /** The file that it belongs into; null for a command. */
  readonly file: string | null;
  readonly format: "command" | "json" | "toml";
  /** With `<AGENT_TOKEN>` in the place of the token. */
  readonly text: string;
}
