/** A client library asks a second time of its own accord. */
export class SecondRequest extends Error {}

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Lets one request out: money is kept aside for one, and a vendor that wants more of them leads on for ever. */
export class OneRequest {
  #isSent = false;
  #status: number | null = null;

  constructor(private readonly send: Fetch) {}

  /** That of its answer, as it was on the wire; null while there is none. A library may tell another one. */
  get status(): number | null {
    return this.#status;
  }

  readonly fetch: Fetch = async (input, init) => {
    if (this.#isSent) {
      throw new SecondRequest("A call is one request");
    }
    this.#isSent = true;
    const answer = await this.send(input, init);
    this.#status = answer.status;
    return answer;
  };
}
