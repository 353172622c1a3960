import { freshAddress } from "./client.js";
import type { RunningServer } from "./test-server.js";

const REDIRECTS = 20;

/** What a person's browser says that it takes. */
export const PAGES = "text/html,application/xhtml+xml,*/*;q=0.8";

/** What a person's browser does in a sign-in: it keeps cookies for each origin and goes where it is sent. */
export class Browser {
  private readonly jars = new Map<string, Map<string, string>>();
  private readonly address = freshAddress();

  /** One that names no HTML gets the errors of the API; one of a person is led to the web client. */
  constructor(
    private server: RunningServer,
    private readonly accept = "*/*",
  ) {}

  /** The same browser, led to another process of the service. */
  moveTo(server: RunningServer): void {
    const jar = this.jarOf(this.server.url);
    this.server = server;
    this.jars.set(new URL(server.url).origin, jar);
  }

  get(url: string): Promise<Response> {
    return this.send(url, {});
  }

  post(url: string, form: Readonly<Record<string, string>>): Promise<Response> {
    return this.send(url, { method: "POST", body: new URLSearchParams(form) });
  }

  /** Goes on from an answer until one is no redirect, or leads to where `stops` says. */
  async follow(answer: Response, stops: (url: string) => boolean = () => false): Promise<Response> {
    let last = answer;
    for (let times = 0; times < REDIRECTS; times += 1) {
      const location = whereTo(last);
      if (location === null || stops(location)) {
        return last;
      }
      last = await this.get(location);
    }
    throw new Error("A circle of redirects");
  }

  cookie(name: string): string | null {
    return this.jarOf(this.server.url).get(name) ?? null;
  }

  setCookie(name: string, value: string | null): void {
    if (value === null) {
      this.jarOf(this.server.url).delete(name);
    } else {
      this.jarOf(this.server.url).set(name, value);
    }
  }

  private async send(url: string, init: RequestInit): Promise<Response> {
    const to = this.here(url);
    const jar = this.jarOf(to);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "x-forwarded-for": this.address, accept: this.accept };
    const answer = await fetch(to, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      keep(jar, line);
    }
    return answer;
  }

  /** A hosted service calls itself https, as it is behind its proxy; here is no proxy. */
  private here(url: string): string {
    const to = new URL(url, this.server.url);
    if (to.protocol === "https:" && to.pathname.startsWith("/api/")) {
      const { port } = new URL(this.server.url);
      to.protocol = "http:";
      to.port = port;
    }
    return to.href;
  }

  private jarOf(url: string): Map<string, string> {
    const { origin } = new URL(url);
    const jar = this.jars.get(origin) ?? new Map<string, string>();
    this.jars.set(origin, jar);
    return jar;
  }
}

/** Where an answer leads on to. */
export function whereTo(answer: Response): string | null {
  const location = answer.headers.get("location");
  if (location === null || answer.status < 300 || answer.status > 399) {
    return null;
  }
  return new URL(location, answer.url).href;
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const [name = "", ...value] = pair.split("=");
  const isOver = attributes.some((attribute) => /^(max-age=0|expires=Thu, 01 Jan 1970.*)$/i.test(attribute));
  if (isOver) {
    jar.delete(name);
  } else {
    jar.set(name, value.join("="));
  }
}
