/** A text and how it is spelled. */
export interface SourceText {
  readonly text: string;
  readonly spelling: "json" | "yaml" | "dsl";
}
