// What threads of other sections use of findings. None of it knows the framework; the lint follows every import.
export { type PreviewRequest, previewFindings } from "./reading/preview-findings.js";
export { readFindings, type StateFindings } from "./reading/read-findings.js";
export { findReviewInputs, type ReviewWanted } from "./reading/review-inputs.js";
