import { present } from "@plumbline/model-core";
import { sarifText } from "@plumbline/review-rules";
import { readProvenance, type SourcePlace } from "@plumbline/source-scanner/snapshots";
import { IMPACT_LIMITS } from "../limits.js";
import {
  type Certainty,
  type ChangeImpact,
  type ImpactEntry,
  REASON_CODES,
} from "../records/change-impact.js";

const KIND_AND_LEVEL = {
  definite: { kind: "fail", level: "warning" },
  possible: { kind: "review", level: "none" },
  unknown: { kind: "open", level: "none" },
} as const satisfies { readonly [Word in Certainty]: object };

/** Something that is touched as a result of a SARIF log, at the place of its strongest reason. */
export function resultAsSarif(entry: ImpactEntry, impact: ChangeImpact): object {
  const { certainty, kind, id, reasons } = entry;
  const { code: ruleId } = present(reasons[0]);
  const [first, ...others] = placesOf(entry);
  return {
    ruleId,
    ruleIndex: REASON_CODES.indexOf(ruleId),
    ...KIND_AND_LEVEL[certainty],
    message: { text: sarifText(messageOf(entry)) },
    locations: [{ ...locationOf(first ?? anyPlace(impact)), logicalLocations: [subjectOf(entry)] }],
    relatedLocations: others.slice(0, IMPACT_LIMITS.relatedPlaces).map(locationOf),
    partialFingerprints: { "touched/v1": `${certainty}/${kind}/${id}`, primaryLocationLineHash: `${id}:1` },
    properties: { certainty },
  };
}

function messageOf({ kind, requirementId, name, reasons }: ImpactEntry): string {
  const id = requirementId === null ? "" : `${requirementId} `;
  return `${kind} ${id}"${name}": ${reasons.map(({ sentence }) => sentence).join(" ")}`;
}

/** Each once, that of the strongest reason first. */
function placesOf({ reasons }: ImpactEntry): readonly SourcePlace[] {
  const sources = new Set(reasons.flatMap(({ source }) => source ?? []));
  return [...sources].flatMap((source) => readProvenance(source) ?? []);
}

/** Some readers of logs refuse a result that is in no file: then the first place of the change stands. */
function anyPlace({ changes, unattributed, repository, headCommit }: ChangeImpact): SourcePlace | null {
  const source = changes.find((change) => change.source !== null)?.source ?? null;
  const [path] = unattributed;
  const file =
    path === undefined ? null : { repository, commit: headCommit, path, firstLine: 1, lastLine: 1 };
  return (source === null ? null : readProvenance(source)) ?? file;
}

function locationOf(place: SourcePlace | null): object {
  return place === null
    ? {}
    : {
        physicalLocation: {
          artifactLocation: { uri: uriOf(place.path) },
          region: { startLine: place.firstLine, endLine: place.lastLine },
        },
      };
}

/** A relative reference from the root of the repository. */
function uriOf(path: string): string {
  return path.toWellFormed().split("/").map(encodeURIComponent).join("/");
}

function subjectOf({ kind, id, name }: ImpactEntry): object {
  return { name, fullyQualifiedName: `${kind}/${id}`, kind };
}
