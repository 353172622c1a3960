/** Limits of the tool endpoint (docs/reference/limits.md#tool-endpoint). */
export const TOOL_LIMITS = {
  /** Bytes of the text of a result, as UTF-8. */
  resultBytes: 100_000,
  /** Characters of JSON that a thread hands on of one list: more than a result has room for, and not much more. */
  handedOn: 200_000,
  /** Bytes of a message to the endpoint. */
  messageBytes: 1_048_576,
  /** Characters of a message beside the arguments of its call. */
  frameCharacters: 16_384,
  /** Commas, colons and opening brackets of a message, wherever they stand. */
  messageMarks: 100_000,
  /** Items of a list, where nothing else is said, and at most. */
  page: 50,
  mostItems: 200,
  /** Items of each list of a tool that shows one element. */
  detailItems: 200,
  /** What `maxTokens` may be: the least has room for what every answer says of itself. */
  leastTokens: 400,
  mostTokens: 100_000,
  /** Names in `fields`. */
  chosenFields: 50,
  /** Characters of a cursor. */
  cursorCharacters: 4_000,
  /** Bytes of a file that is read as a resource. */
  resourceBytes: 1_048_576,
} as const;
