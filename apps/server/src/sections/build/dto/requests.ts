import { BRIEF_REQUEST, COMPARE_REQUEST, EXPORT_REQUEST, MANIFEST_BODY } from "@plumbline/bundle-writer";
import { declaredClosed } from "../../../platform/openapi/declared.js";

export const ExportRequest = declaredClosed("ExportRequest", EXPORT_REQUEST, "sent");
export const BriefRequest = declaredClosed("BriefRequest", BRIEF_REQUEST, "sent");
export const ManifestRequest = declaredClosed("ManifestRequest", MANIFEST_BODY, "sent");
export const CompareRequest = declaredClosed("CompareBundlesRequest", COMPARE_REQUEST, "sent");
