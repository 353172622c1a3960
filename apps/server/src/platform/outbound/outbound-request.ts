/** How long and how large an exchange may get, from the first question for an address to the last byte. */
export interface OutboundLimits {
  readonly timeoutMs: number;
  /** How long nothing may come while the answer arrives; as long as the whole where it is not said. */
  readonly idleMs?: number;
  /** Of the answer's body, unpacked. */
  readonly maxBytes: number;
}

/** One request to the world outside. */
export interface OutboundRequest {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | null;
  readonly limits: OutboundLimits;
  /** Whether it may go to addresses that are not public: the policy's word, or an address the operator set. */
  readonly allowPrivate: boolean;
  /** The origin that the credential in the headers belongs to; to another one the request does not go. */
  readonly credentialOrigin?: string;
  /** `manual` answers a redirect as it came, `refuse` fails on one; `follow` is what happens otherwise. */
  readonly redirects?: "follow" | "manual" | "refuse";
  readonly signal?: AbortSignal;
}

/** An answer while it arrives; its body is unpacked and ends in an error where a limit is passed. */
export interface OutboundStream {
  /** Where the answer came from, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array>;
}

/** An answer that is there as a whole. */
export interface OutboundAnswer extends Omit<OutboundStream, "body"> {
  readonly body: Buffer;
}
