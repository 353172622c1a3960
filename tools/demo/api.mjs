/** What the service answered when it refused. */
export class Refusal extends Error {
  /**
   * @param {string} call method and path
   * @param {number} status
   * @param {{type?: string, title?: string, errors?: {field: string, message: string}[]}} problem
   */
  constructor(call, status, { type = "", title = "", errors = [] }) {
    const fields = errors.map(({ field, message }) => `\n  ${field}: ${message}`).join("");
    super(`${call} answered ${status} ${type}: ${title}${fields}`);
    this.status = status;
  }
}

/** A signed-in client of the API: keeps the session cookie, and gives refusals as errors. */
export class Api {
  #cookie = "";

  /** @param {string} address */
  constructor(address) {
    this.address = address;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body] sent as JSON; a text is sent as it is
   * @returns {Promise<any>} the answer, null when it has no body
   */
  async call(method, path, body) {
    const answer = await this.#send(method, path, body);
    const text = await answer.text();
    this.#keepCookie(answer);
    const value = text === "" ? null : readJson(text);
    if (!answer.ok) {
      throw new Refusal(`${method} ${path}`, answer.status, value ?? {});
    }
    return value;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} body
   */
  async #send(method, path, body) {
    const headers = {
      accept: "application/json",
      ...(this.#cookie && { cookie: this.#cookie }),
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    try {
      return await fetch(`${this.address}${path}`, {
        method,
        headers,
        redirect: "error",
        ...(sent && { body: sent }),
      });
    } catch {
      throw new Error(
        `No service answers at ${this.address}. Start one with "npm start" in another terminal, or set PLUMBLINE_URL.`,
      );
    }
  }

  /** @param {Response} answer */
  #keepCookie(answer) {
    for (const cookie of answer.headers.getSetCookie()) {
      if (cookie.startsWith("service_session=")) {
        this.#cookie = cookie.split(";")[0] ?? "";
      }
    }
  }
}

/** @param {string} text */
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("What answers there is not Plumbline. Set PLUMBLINE_URL to the address of the service.");
  }
}
