// What threads of other sections use of revisions. None of it knows the framework; the lint follows every import.
export { holdRevision } from "./hold-revision.js";
