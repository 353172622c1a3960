import { CATALOGUE_METER, PRICE_IMPORT_REQUEST, PRICE_RECORD, PRICE_REQUEST } from "@plumbline/cost-core";
import { declared, declaredClosed } from "../../../platform/openapi/declared.js";

export const PriceRequest = declaredClosed("PriceRequest", PRICE_REQUEST, "sent");
export const PriceImportRequest = declaredClosed("PriceImportRequest", PRICE_IMPORT_REQUEST, "sent");
export const PriceResponse = declared("PriceResponse", PRICE_RECORD, "answered");
export const MeterResponse = declared("MeterResponse", CATALOGUE_METER, "answered");
