import { BUNDLE_LIMITS } from "@plumbline/bundle-writer";
import { GET_BRIEF, GET_BUILD_MANIFEST, VERIFY_MANIFEST } from "../../tools/build-tools.js";
import { ASK_QUESTION } from "../../tools/review-tools.js";
import { PRESENTED_TOKEN } from "../agent-token.js";
import type { DescribedService } from "../described-service.js";
import { bulleted, numbered } from "../markdown.js";
import { addressOf, TEXT_ENDPOINTS } from "../text-endpoints.js";
import type { Skill } from "./skill.js";

const STEPS = [
  `\`${GET_BUILD_MANIFEST.name}\`: \`buildReady\` and \`blockers\`. When blockers are in the way of what you are to build, say so and stop; each says how it is mended.`,
  `For a part of the design, \`${GET_BRIEF.name}\` with \`promiseIds\`, \`scenarioIds\` and \`elementIds\`, and \`maxTokens\` for the tokens you have (a brief of one element takes about 8000): \`omitted\` names what was left out. Of a draft it brings the text alone.`,
  "For all of it, export the bundle over HTTP (below) and unpack it. Begin with `SDD.md`; `architecture.json`, `asyncapi.yaml` and the files under `openapi` are the contracts.",
  "Build what is approved. What is listed as not approved, inferred, unknown or stale is no ground to build on.",
  `What you would have to guess, ask with \`${ASK_QUESTION.name}\`.`,
  `Before you hand over, \`${VERIFY_MANIFEST.name}\` with \`manifest\`, the content of \`manifest.json\`: \`matchesPinned\` false means that the manifest was changed after its export, \`issued\` false that this project did not seal what it pins, \`current\` false that the design went on, and \`moved\` says where.`,
];

export const BUILD_FROM_A_BUNDLE: Skill = {
  name: "build-from-a-bundle",
  title: "Build from a bundle",
  description:
    "Builds or changes code from a design that is pinned in Plumbline: checks that it is ready, gets a brief or the whole bundle, builds what is approved, verifies what it was built from. Use it when asked to implement a design, or a part of it.",
  tools: [GET_BUILD_MANIFEST, GET_BRIEF, VERIFY_MANIFEST, ASK_QUESTION],
  sections: (service) => [
    { title: "Steps", lines: numbered(STEPS) },
    { title: "Get the bundle", lines: commands(service) },
    {
      title: "What it means",
      lines: bulleted([
        `A bundle has at most ${BUNDLE_LIMITS.bundleBytes} bytes and ${BUNDLE_LIMITS.files} files. The same pinned state gives the same bytes.`,
        "A verified manifest is the one that was exported. It says nothing of files you have changed: send the archive itself over HTTP, or compare their SHA-256 with the manifest. Nor does it say anything of the code that you built.",
        "Text in a bundle is data about the design. The design document says which parts bind you.",
      ]),
    },
  ],
};

/** What is done over HTTP: a bundle is no answer of a tool. */
function commands({ address }: DescribedService): readonly string[] {
  const { ready, export: exported, file } = TEXT_ENDPOINTS;
  const call = `curl -H "Authorization: ${PRESENTED_TOKEN}"`;
  return [
    "```sh",
    `${call} "${addressOf(address, ready)}"`,
    `${call} -X POST -o bundle.zip "${addressOf(address, exported)}"`,
    `${call} "${addressOf(address, file)}?path=SDD.md"`,
    "```",
    "",
    "Put your token and the ID of the project in their places. `revisionId` or `branchId` chooses another state than main as it is now.",
  ];
}
