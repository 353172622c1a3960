// What threads of other sections use of help from AI. None of it knows the framework; the lint follows every import.
export { holdForLinks, linkMerged } from "./architectures/threads/link-merged.js";
