import type { Result } from "@plumbline/model-core";
import type { BodyRefusal } from "@plumbline/model-core/declaring";
import { type BundleRefusal, refusalOf } from "../bytes/bundle-refusal.js";
import type { Design } from "../design/design.js";
import { BUNDLE_LIMITS } from "../limits.js";
import type { BriefRequest, SelectedList } from "../requests/brief-request.js";
import type { BriefChange } from "./brief-change.js";
import { type BriefManifest, briefManifest } from "./brief-manifest.js";
import { type BriefView, briefView } from "./brief-view.js";
import { fittedBrief } from "./fitted-brief.js";
import { briefScope } from "./scope/brief-scope.js";
import { selectedIn, withTouched } from "./scope/selected-in.js";
import { blockersSection } from "./sections/blockers-section.js";
import { changeSection } from "./sections/change-section.js";
import { factsSection } from "./sections/facts-section.js";
import { notApprovedSection } from "./sections/not-approved-section.js";
import { requirementsSections } from "./sections/requirements-section.js";
import { scenariosSection } from "./sections/scenarios-section.js";
import { scopeSection } from "./sections/scope-section.js";
import type { Tokenizer } from "./tokenizer.js";

/** A brief with what it says of itself. */
export interface WrittenBrief {
  /** Markdown. */
  readonly brief: string;
  readonly manifest: BriefManifest;
  /** Of the brief that is sent, as the tokenizer of this name counts them. */
  readonly tokens: { readonly count: number; readonly tokenizer: string };
  /** What was left out to keep to the tokens that were asked for, and whether that was not enough: a sentence each. */
  readonly omitted: readonly string[];
}

/** In the order of their numbers; the eighth is only of a change. */
const SECTIONS = [
  scopeSection,
  factsSection,
  scenariosSection,
  requirementsSections,
  notApprovedSection,
  blockersSection,
  changeSection,
] as const;

/**
 * Writes the brief of a selection: Markdown of what it brings, in seven sections. With a change under review everything
 * that it touches is selected too, and an eighth section says why. It is a function of the design, the request, the
 * tokenizer and the change; no order of a list of the request matters. An ID that is not in the project is
 * `validation_error` with its place; a brief over the bytes of one file is `bundle_too_large`.
 */
export function writeBrief(
  design: Design,
  request: Pick<BriefRequest, SelectedList | "maxTokens">,
  tokenizer: Tokenizer,
  change: BriefChange | null = null,
): Result<WrittenBrief, BodyRefusal | BundleRefusal> {
  const selected = selectedIn(design, request);
  if (!selected.ok) {
    return selected;
  }
  const scope = briefScope(design, withTouched(design, selected.value, change));
  const written = fittedBrief(groupsOf(briefView(design, scope, change)), tokenizer, request.maxTokens);
  const { text: brief, tokens, omitted } = written;
  const manifest = briefManifest(design, { scope, change }, brief);
  return manifest.bytes > BUNDLE_LIMITS.fileBytes
    ? { ok: false, refusal: refusalOf("bundle_too_large", "brief", TOO_LARGE) }
    : { ok: true, value: { brief, manifest, tokens: { count: tokens, tokenizer: tokenizer.name }, omitted } };
}

const TOO_LARGE = `is over ${BUNDLE_LIMITS.fileBytes} bytes: select less, or ask for fewer tokens`;

function groupsOf(brief: BriefView) {
  return SECTIONS.flatMap((section) => section(brief));
}
