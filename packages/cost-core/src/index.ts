// Prices and cost sheets.
export type { CatalogueQuestion, MeterFilter } from "./catalogue/catalogue-address.js";
export { catalogueAddress } from "./catalogue/catalogue-address.js";
export type { CatalogueMeter, CataloguePage, CatalogueRow } from "./catalogue/catalogue-meter.js";
export { CATALOGUE_METER } from "./catalogue/catalogue-meter.js";
export { chooseRow } from "./catalogue/choose-row.js";
export type { PlaceOfPage } from "./catalogue/next-skip.js";
export { CATALOGUE_PROVIDER, priceOfMeter } from "./catalogue/price-of-meter.js";
export { readCataloguePage } from "./catalogue/read-catalogue-page.js";
export type { Decimal } from "./decimals/decimal.js";
export {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  parseDecimal,
  roundHalfEven,
  roundUp,
  writeDecimal,
  ZERO,
} from "./decimals/decimal.js";
export { isCalendarDate } from "./documents/calendar-date.js";
export type { CostLine, CostSheet, CostSheetRequest } from "./documents/cost-sheet-request.js";
export { COST_LINE, COST_SHEET_REQUEST, readCostSheetRequest } from "./documents/cost-sheet-request.js";
export type { WantedMeter } from "./documents/price-import-request.js";
export { PRICE_IMPORT_REQUEST, readPriceImportRequest } from "./documents/price-import-request.js";
export type { PriceContent } from "./documents/price-request.js";
export { PRICE_REQUEST, readPriceRequest } from "./documents/price-request.js";
export type { CostRefusal } from "./documents/read-exact-body.js";
export type { ElementSum, Estimate, EstimatedLine, LineFlag } from "./estimates/estimate.js";
export { ELEMENT_SUM, ESTIMATE, ESTIMATED_LINE, LINE_FLAGS } from "./estimates/estimate.js";
export type { EstimateInput } from "./estimates/make-estimate.js";
export { makeEstimate } from "./estimates/make-estimate.js";
export type { ElementTree } from "./estimates/sums-of-elements.js";
export type { NamedInEstimate } from "./estimates/write-estimate-csv.js";
export { writeEstimateCsv } from "./estimates/write-estimate-csv.js";
export { CATALOGUE_LIMITS, COST_BODY_LIMITS, COST_LIMITS } from "./limits.js";
export type { PriceRecord, PriceSource } from "./prices/price-record.js";
export { PRICE_RECORD, PRICE_SOURCES } from "./prices/price-record.js";
