/** What is answered to a message; no text for what asks for no answer. */
export interface ProtocolAnswer {
  readonly status: number;
  readonly text: string | null;
}
