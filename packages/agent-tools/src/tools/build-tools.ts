import { BRIEF_REQUEST } from "@plumbline/bundle-writer";
import { anyJson, guid, object, orLeftOut } from "@plumbline/model-core/declaring";
import { reading } from "./tool.js";

const OF_A_BUILD = "What the pinned design gives. buildReady false means that blockers are in the way.";

export const GET_BUILD_MANIFEST = reading({
  name: "get_build_manifest",
  title: "Read the build manifest",
  about: "What a bundle of the design would hold: pinned versions, files with hashes, blockers, self-check.",
  scopes: ["read", "export"],
  own: {
    revisionId: orLeftOut(guid({ about: "A revision; never together with branchId" })),
    branchId: orLeftOut(guid({ about: "An open branch" })),
  },
  truthNote: OF_A_BUILD,
  endpoint: "GET /api/projects/{projectId}/build/manifest",
});

/** `maxTokens` is of the whole answer here, as it is of every tool. */
const { maxTokens: _, ...SELECTION } = BRIEF_REQUEST.fields;

export const GET_BRIEF = reading({
  name: "get_brief",
  title: "Get a brief",
  about:
    "What is needed to build the selected promises, scenarios and elements, as Markdown, with its manifest.",
  scopes: ["export"],
  own: {},
  body: object(SELECTION),
  truthNote: OF_A_BUILD,
  endpoint: "POST /api/projects/{projectId}/build/brief",
});

export const VERIFY_MANIFEST = reading({
  name: "verify_manifest",
  title: "Verify a manifest",
  about: "Whether a manifest is what its pinned state gives, and what has moved since.",
  scopes: ["export"],
  own: { manifest: anyJson({ about: "manifest.json of a bundle" }) },
  truthNote: "Compared with what the pinned design gives. It says nothing of code built from it.",
  endpoint: "POST /api/projects/{projectId}/build/verify",
});
