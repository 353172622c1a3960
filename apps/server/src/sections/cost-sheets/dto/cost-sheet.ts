import { COST_LINE, COST_SHEET_REQUEST, ELEMENT_SUM, ESTIMATE, ESTIMATED_LINE } from "@plumbline/cost-core";
import { guid, list, nullable, object, text } from "@plumbline/model-core/declaring";
import { declared, declaredClosed } from "../../../platform/openapi/declared.js";

declaredClosed("CostLineRequest", COST_LINE, "sent");
export const CostSheetRequest = declaredClosed("CostSheetRequest", COST_SHEET_REQUEST, "sent");

const EXACT = { about: "An exact decimal as text" };

const LINE = object({
  id: guid(),
  elementId: nullable(guid({ about: "The part of the model that it is for" })),
  priceId: nullable(guid({ about: "Of the price list of the workspace" })),
  quantity: text(EXACT),
  hoursPerMonth: nullable(text(EXACT)),
  note: nullable(text()),
});
declared("CostLineResponse", LINE, "answered");

export const CostSheetResponse = declared(
  "CostSheetResponse",
  object({ id: guid(), name: text(), lines: list(LINE) }),
  "answered",
);

declared("EstimatedLineResponse", ESTIMATED_LINE, "answered");
declared("ElementSumResponse", ELEMENT_SUM, "answered");
export const EstimateResponse = declared("EstimateResponse", ESTIMATE, "answered");
