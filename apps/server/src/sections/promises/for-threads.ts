// What threads of other sections use of promises. None of it knows the framework; the lint follows every import.
export { PromiseRepository, type PromiseRow } from "./storing/promise.repository.js";
export { RunRepository } from "./storing/run.repository.js";
