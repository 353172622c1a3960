import { importsOf } from "../finding/find-sites.js";
import { argument } from "../finding/picks.js";
import type { LibraryTable, SiteRule } from "../finding/site-rule.js";

const IMPORTS = ["bullmq", "bull", "@nestjs/bullmq", "@nestjs/bull"];

function ofQueue(rule: Pick<SiteRule, "tokens" | "as" | "kind">): SiteRule {
  return {
    ...rule,
    only: (use) => importsOf(use.view, { imports: IMPORTS }),
    name: argument(0),
    detail: () => ({ channel: "queue" }),
  };
}

export const BULLMQ: LibraryTable = {
  library: "bullmq",
  languages: ["typescript", "javascript"],
  gate: ["[\"'](?:@nestjs/)?bull(?:mq)?[\"']"],
  imports: IMPORTS,
  rules: [
    ofQueue({ tokens: ["Queue", "FlowProducer"], as: ["new"], kind: "publish" }),
    ofQueue({ tokens: ["InjectQueue"], as: ["annotation"], kind: "publish" }),
    ofQueue({ tokens: ["Worker"], as: ["new"], kind: "subscribe" }),
    ofQueue({ tokens: ["Processor"], as: ["annotation"], kind: "subscribe" }),
  ],
};
