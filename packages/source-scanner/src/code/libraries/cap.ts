import { argument, first, named } from "../finding/picks.js";
import type { LibraryTable } from "../finding/site-rule.js";
import { isWithinCall, typesOfValue, type Use } from "../finding/use.js";
import { SIGNATURE_TOKENS } from "../signature-tokens.js";
import { signature } from "./signatures.js";

const STORAGES = SIGNATURE_TOKENS.cap.filter((token) => token.startsWith("Use"));

function takesPublisher(use: Use): boolean {
  return use.call.positional.some((value) => typesOfValue(use, value).includes("ICapPublisher"));
}

export const CAP: LibraryTable = {
  library: "cap",
  languages: ["c-sharp"],
  gate: ["DotNetCore\\.CAP", "ICapPublisher", "ICapSubscribe", "CapSubscribe", "AddCap\\b"],
  imports: ["DotNetCore.CAP"],
  rules: [
    {
      tokens: ["PublishAsync", "Publish", "PublishDelayAsync"],
      as: ["call"],
      on: ["ICapPublisher"],
      kind: "publish",
      name: (use) => (use.token === "PublishDelayAsync" ? argument(1) : argument(0))(use),
      detail: () => ({ channel: "topic" }),
    },
    {
      tokens: ["CapSubscribe"],
      as: ["annotation"],
      kind: "subscribe",
      name: argument(0),
      detail: (use) => {
        const group = first(named("Group"), use);
        return { channel: "topic", ...(group === null ? {} : { group }) };
      },
    },
    signature(["AddCap"]),
    signature(STORAGES, (use) => isWithinCall(use, ["AddCap"])),
    {
      ...signature(["BeginTransaction", "BeginTransactionAsync"], takesPublisher),
      detail: () => ({ token: "BeginTransaction" }),
    },
  ],
};
