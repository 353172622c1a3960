// What threads of other sections use of the build. None of it knows the framework; the lint follows every import.
export { countingTokens } from "./counting-tokens.js";
export { readPinnedInputs } from "./pinning/read-pinned-inputs.js";
export { readPins } from "./pinning/read-pins.js";
