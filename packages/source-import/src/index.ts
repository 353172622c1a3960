export {
  ITEM_CHANGES,
  ITEM_KINDS,
  ITEM_MATCHES,
  ITEM_STATES,
  type ImportItem,
  type ItemChange,
  type ItemFields,
  type ItemKind,
  type ItemMatch,
  type ItemState,
} from "./records/import-item.js";
export type { EvidencedKind, EvidenceLink, ServiceLink } from "./records/links.js";
