import { TOOLS, type Tool } from "@plumbline/agent-tools";
import type { Response } from "supertest";
import type { Person } from "./people.js";
import type { Loose } from "./tools.js";

/** Asks the endpoint of a tool that writes for the same: IDs go into the path, the rest into the body. */
export function askedOverHttp(person: Person, name: string, args: Loose): PromiseLike<Response> {
  const { endpoint } = (TOOLS as readonly Tool[]).find((tool) => tool.name === name) ?? { endpoint: "" };
  const [method = "", template = ""] = endpoint.split(" ");
  const named = [...template.matchAll(/\{(\w+)\}/g)].map(([, part = ""]) => part);
  const path = template.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(args[part])));
  const beside = ["dryRun", ...named];
  const body = Object.fromEntries(Object.entries(args).filter(([key]) => !beside.includes(key)));
  return method === "PUT" ? person.put(path, body) : person.post(path, body);
}
