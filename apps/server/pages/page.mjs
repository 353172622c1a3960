// What the small pages of the service share. Text of others is only ever written as text.

// Another link in the same tab is another visit, though the browser only sees another fragment.
addEventListener("hashchange", () => location.reload());

/** @typedef {{status: number, body: any, at: number}} Answer what the service said, and when by its own clock */

/**
 * Asks the service. What cannot be reached is an answer, too: status 0.
 * @param {"GET" | "POST" | "DELETE"} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<Answer>}
 */
export async function ask(method, path, body) {
  try {
    const answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    const at = Date.parse(answer.headers.get("Date") ?? "") || Date.now();
    return { status: answer.status, body: text === "" ? null : JSON.parse(text), at };
  } catch {
    return { status: 0, body: { title: "The service cannot be reached: try again" }, at: Date.now() };
  }
}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function part(id) {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error(`The page has no ${id}`);
  }
  return found;
}

/**
 * @param {string} id
 * @returns {HTMLInputElement}
 */
export function field(id) {
  return /** @type {HTMLInputElement} */ (part(id));
}

/**
 * @param {string} id
 * @param {string} text
 */
export function write(id, text) {
  part(id).textContent = text;
}

/**
 * Shows one step of the page, and nothing of the others; the focus goes to its first field or its heading.
 * @param {string} id
 */
export function show(id) {
  for (const step of document.querySelectorAll("main > section")) {
    /** @type {HTMLElement} */ (step).hidden = step.id !== id;
  }
  tell("");
  const step = part(id);
  const first = step.querySelector("input:not([readonly])") ?? step.querySelector("h1");
  if (first instanceof HTMLHeadingElement) {
    // Never a button: a key that is still down would press it.
    first.tabIndex = -1;
  }
  /** @type {HTMLElement | null} */ (first)?.focus();
}

/** Shows the way into the web client, where the service serves one. */
export async function showWayIn() {
  const answer = await fetch("/", { method: "HEAD", headers: { Accept: "text/html" } }).catch(() => null);
  part("way-in").hidden = answer?.ok !== true;
}

/**
 * Says what went wrong; with an empty text nothing did.
 * @param {string} text
 */
export function tell(text) {
  write("message", text);
  part("message").hidden = text === "";
}

/**
 * What a refusal says, in a sentence: each broken rule, or its title.
 * @param {Answer} answer
 * @returns {string}
 */
export function reasonOf({ body }) {
  const errors = /** @type {{field: string, message: string}[]} */ (body?.errors ?? []);
  const said = errors.map(({ field: name, message }) => `${NAMES[name] ?? name} ${message}`);
  return said.length > 0 ? said.join(". ") : (body?.title ?? "Something went wrong: try again");
}

/** @type {Readonly<Record<string, string>>} */
const NAMES = {
  newPassword: "The new password",
  password: "The password",
  email: "The address",
  displayName: "The name",
};

/**
 * Does what a form or a button is for, once at a time.
 * @param {string} id
 * @param {() => Promise<void>} work
 */
export function when(id, work) {
  const control = part(id);
  control.addEventListener(control instanceof HTMLFormElement ? "submit" : "click", async (event) => {
    event.preventDefault();
    const buttons = [...document.querySelectorAll("button")].filter((button) => !button.disabled);
    for (const button of buttons) {
      button.disabled = true;
    }
    tell("");
    await work();
    for (const button of buttons) {
      button.disabled = false;
    }
  });
}
