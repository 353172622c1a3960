// What threads of other sections use of promises. None of it knows the framework; the lint follows every import.
export { everyPromise } from "./reading/every-promise.js";
export { readPromises } from "./reading/read-promises.js";
export { PromiseRepository } from "./storing/promise.repository.js";
