import { ask, field, part, reasonOf, show, tell, when, write } from "./page.mjs";

/** @typedef {{id: string, email: string, displayName: string}} User */

/**
 * Who is signed in; null for nobody.
 * @returns {Promise<User | null>}
 */
export async function whoIsIt() {
  const { status, body } = await ask("GET", "/api/auth/me");
  return status === 200 ? body.user : null;
}

/**
 * The step `sign-in` of a page: by a password here, or at a provider, which leads back to this page.
 * @param {(user: User) => Promise<void>} then
 */
export async function prepareSignIn(then) {
  when("sign-in-form", async () => {
    const password = field("sign-in-password").value;
    const answer = await ask("POST", "/api/auth/login", { email: field("sign-in-email").value, password });
    field("sign-in-password").value = "";
    if (answer.status === 200) {
      await then(answer.body.user);
    } else {
      tell(reasonOf(answer));
    }
  });
  when("sign-out", async () => {
    await ask("POST", "/api/auth/logout");
    showSignIn();
  });
  const { status, body } = await ask("GET", "/api/auth/providers");
  offer(status === 200 ? body : []);
}

export function showSignIn() {
  part("who").hidden = true;
  show("sign-in");
}

/** @param {User} user */
export function showUser({ email }) {
  write("user", email);
  part("who").hidden = false;
}

/** @param {readonly {name: string, displayName: string}[]} providers */
function offer(providers) {
  part("providers").hidden = providers.length === 0;
  for (const { name, displayName } of providers) {
    const link = document.createElement("a");
    link.className = "button";
    link.textContent = displayName;
    link.href = `/api/auth/external/${encodeURIComponent(name)}?returnUrl=${encodeURIComponent(location.pathname)}`;
    part("provider-links").append(link);
  }
}
