// What threads of other sections use of impacts. None of it knows the framework; the lint follows every import.
export { linksOfState } from "./reading/links-of-state.js";
export { readSnapshots } from "./reading/read-snapshots.js";
