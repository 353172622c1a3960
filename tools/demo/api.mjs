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

const JSON_BODY = { "content-type": "application/json" };

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
   * @param {Record<string, string>} [headers] beside those that every call has
   * @returns {Promise<any>} the answer, null when it has no body
   */
  async call(method, path, body, headers = {}) {
    const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    return this.#read(
      method,
      path,
      await this.#fetch(method, path, sent, { ...(sent !== undefined && JSON_BODY), ...headers }),
    );
  }

  /**
   * What is there, with its entity tag.
   * @param {string} path
   * @returns {Promise<{value: any, tag: string}>}
   */
  async tagged(path) {
    const answer = await this.#fetch("GET", path);
    return { value: await this.#read("GET", path, answer), tag: answer.headers.get("etag") ?? "" };
  }

  /**
   * The same with a body of any type.
   * @param {string} method
   * @param {string} path
   * @param {string | Uint8Array<ArrayBuffer> | undefined} body
   * @param {string} contentType
   * @returns {Promise<any>}
   */
  async send(method, path, body, contentType) {
    return this.#read(method, path, await this.#fetch(method, path, body, { "content-type": contentType }));
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {Response} answer
   * @returns {Promise<any>}
   */
  async #read(method, path, answer) {
    const text = await answer.text();
    this.#keepCookie(answer);
    const value = text === "" ? null : readJson(text);
    if (!answer.ok) {
      throw new Refusal(`${method} ${path}`, answer.status, value ?? {});
    }
    return value;
  }

  /**
   * An answer as bytes.
   * @param {string} method
   * @param {string} path
   * @returns {Promise<{bytes: Buffer<ArrayBuffer>, headers: Headers}>}
   */
  async bytes(method, path) {
    const answer = await this.#fetch(method, path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) {
      throw new Refusal(`${method} ${path}`, answer.status, readJson(bytes.toString("utf8")));
    }
    return { bytes, headers: answer.headers };
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {string | Uint8Array<ArrayBuffer>} [body]
   * @param {Record<string, string>} [more] headers
   */
  async #fetch(method, path, body, more = {}) {
    const headers = {
      accept: "application/json, application/zip",
      ...(this.#cookie && { cookie: this.#cookie }),
      ...more,
    };
    try {
      return await fetch(`${this.address}${path}`, {
        method,
        headers,
        redirect: "error",
        ...(body && { body }),
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
