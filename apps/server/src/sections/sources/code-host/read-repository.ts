import { hasControlCharacter, isWellFormedText } from "@plumbline/model-core";
import { AnsweredFields, webHostOf } from "@plumbline/promise-core";
import { MAX_REF } from "../limits.js";

/** What a code host says of a repository. */
export interface HostRepository {
  /** `owner/name` as it is written there. */
  readonly fullName: string;
  /** One that the members of an organisation alone may see counts as private. */
  readonly private: boolean;
  readonly defaultBranch: string;
  /** Where people see it; null where what it says leads elsewhere. */
  readonly webUrl: string | null;
}

/** Reads a repository of an answer; null when it is none. */
export function readHostRepository(body: unknown, webHost: string): HostRepository | null {
  const said = new AnsweredFields(body);
  const [fullName, defaultBranch, isPrivate] = [
    said.text("full_name"),
    said.text("default_branch"),
    said.flag("private"),
  ];
  if (fullName === null || defaultBranch === null || isPrivate === null || !isRef(defaultBranch)) {
    return null;
  }
  const isInternal = said.text("visibility") === "internal";
  const webUrl = webUrlIn(said.text("html_url"), webHost);
  return { fullName, defaultBranch, private: isPrivate || isInternal, webUrl };
}

/** What no branch can be called is not kept: a database does not take every text. */
function isRef(said: string): boolean {
  return said.length <= MAX_REF && isWellFormedText(said) && !hasControlCharacter(said);
}

/** It becomes a link that people follow, so it leads to the code host alone. */
function webUrlIn(said: string | null, webHost: string): string | null {
  const url = said === null ? null : URL.parse(said);
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  return isPlain && webHostOf(url.href) === webHost ? url.href : null;
}
