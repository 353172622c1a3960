export type {
  Conversion,
  ConversionNote,
  ConvertOptions,
  ConvertRefusal,
  ConvertRefusalCode,
  UnlistedNotes,
} from "./conversion.js";
export { convertDocument } from "./convert-document.js";
export type { SourceFormat } from "./formats.js";
export { SOURCE_FORMATS } from "./formats.js";
export { CONVERT_LIMITS } from "./limits.js";
