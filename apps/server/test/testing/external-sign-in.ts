import { type Browser, whereTo } from "./browser.js";

export const CALLBACK = "/api/auth/external/callback";
export const COMPLETE = "/api/auth/external/complete";

export function isCallback(url: string): boolean {
  return new URL(url, "http://x").pathname === CALLBACK;
}

/** Starts a sign-in; gives the address of the provider. */
export async function begin(browser: Browser, provider: string, returnUrl?: string): Promise<string> {
  const query = returnUrl === undefined ? "" : `?returnUrl=${encodeURIComponent(returnUrl)}`;
  const answer = await browser.get(`/api/auth/external/${provider}${query}`);
  const url = whereTo(answer);
  if (url === null) {
    throw new Error(`No redirect but ${answer.status}: ${await answer.text()}`);
  }
  return url;
}

/** From the provider, which asks nothing, to the address it sends the browser back to. */
export async function comeBack(browser: Browser, provider: string, returnUrl?: string): Promise<string> {
  const answer = await browser.follow(
    await browser.get(await begin(browser, provider, returnUrl)),
    isCallback,
  );
  const url = whereTo(answer);
  if (url === null) {
    throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
  }
  return url;
}

/** The answer a sign-in ends with: the redirect to `returnUrl`, or the problem on the way there. */
export async function finish(browser: Browser, callbackUrl: string): Promise<Response> {
  const answer = await browser.get(callbackUrl);
  const next = whereTo(answer);
  return next !== null && new URL(next).pathname === COMPLETE ? browser.get(next) : answer;
}

export async function signIn(browser: Browser, provider: string, returnUrl?: string): Promise<Response> {
  return finish(browser, await comeBack(browser, provider, returnUrl));
}

/** What went wrong, as `status type field`. */
export async function refusal(answer: Response): Promise<string> {
  const body = (await answer.json()) as { type?: string; errors?: { field: string }[] };
  return [answer.status, body.type, ...(body.errors ?? []).map(({ field }) => field)].join(" ");
}

/** The account a browser is signed in as; null for none. */
export async function whoIs(browser: Browser): Promise<Record<string, unknown> | null> {
  const answer = await browser.get("/api/auth/me");
  if (answer.status === 401) {
    return null;
  }
  return ((await answer.json()) as { user: Record<string, unknown> }).user;
}
