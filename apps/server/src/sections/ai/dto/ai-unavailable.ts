import { AI_UNAVAILABLE } from "@plumbline/ai-tasks";
import { declared } from "../../../platform/openapi/declared.js";

export const AiUnavailableResponse = declared("AiUnavailableResponse", AI_UNAVAILABLE, "answered");
