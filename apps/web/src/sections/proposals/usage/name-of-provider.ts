import type { Schemas } from "@plumbline/api-client";
import { USAGE_WORDS as words } from "../../../words/usage.js";

type Settings = Pick<Schemas["WorkspaceSettingsResponse"], "effective" | "overrides">;

/** What a provider is called: also one of a list that the policy does not let apply. While nobody knows, a part of its ID. */
export function nameOfProvider(settings: Settings | undefined): (id: string) => string {
  if (settings === undefined) {
    return words.someProvider;
  }
  const { effective, overrides } = settings;
  const known = [...(overrides.ai?.providers ?? []), ...effective.ai.providers];
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? words.goneProvider(id);
}
