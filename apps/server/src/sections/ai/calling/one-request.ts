/** A client library asks a second time of its own accord. */
export class SecondRequest extends Error {}

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Lets one request out: money is kept aside for one, and a vendor that wants more of them leads on for ever. */
export function oneRequest(fetch: Fetch): Fetch {
  let isSent = false;
  return async (input, init) => {
    if (isSent) {
      throw new SecondRequest("A call is one request");
    }
    isSent = true;
    return fetch(input, init);
  };
}
