/**
 * A page of somebody who has signed in as people do.
 * @param {import("playwright-core").Browser} browser
 * @param {{url: string, account: {email: string, password: string}, theme: "light" | "dark" | string}} who
 * @returns {Promise<import("playwright-core").Page>}
 */
export async function signedInPage(browser, { url, account, theme }) {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: theme === "dark" ? "dark" : "light",
    viewport: { width: 1280, height: 800 },
  });
  const answer = await context.request.post(`${url}/api/auth/login`, {
    data: account,
    headers: { Origin: url },
  });
  if (!answer.ok()) {
    throw new Error(`The sign-in answered ${answer.status()}`);
  }
  return context.newPage();
}
