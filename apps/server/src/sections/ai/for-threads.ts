// What threads of other sections use of help from AI. None of it knows the framework; the lint follows every import.
export { linkMerged } from "./architectures/threads/link-merged.js";
export { holdProject } from "./proposals/hold-project.js";
