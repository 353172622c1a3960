import { AI_CALL, AI_PREVIEW, AI_USAGE, PROVIDER_TEST } from "@plumbline/ai-tasks";
import { declared } from "../../../platform/openapi/declared.js";

export const AiUsageResponse = declared("AiUsageResponse", AI_USAGE, "answered");
export const AiCallResponse = declared("AiCallResponse", AI_CALL, "answered");
export const AiPreviewResponse = declared("AiPreviewResponse", AI_PREVIEW, "answered");
export const ProviderTestResponse = declared("ProviderTestResponse", PROVIDER_TEST, "answered");
