import { CREDENTIAL_WORDS as words } from "../../words/workspace.js";

interface NamedProvider {
  readonly id: string;
  readonly name: string;
}

/** What people call a credential: `ai:<provider id>:apiKey` by the name of its provider. */
export function secretTitle(name: string, providers: readonly NamedProvider[]): string {
  const [kind = "", id] = name.split(":");
  if (kind === "ai") {
    const provider = providers.find((one) => one.id.toLowerCase() === id);
    return provider === undefined ? words.kinds.ai : words.keyOf(provider.name);
  }
  return kind === "codehost" || kind === "notifications" ? words.kinds[kind] : name;
}
