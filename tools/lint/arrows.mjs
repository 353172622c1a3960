/**
 * Which package may use which: the only arrows there are. A package that is not here may use none, and the lint says
 * to add it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ARROWS = {
  "model-core": [],
  "settings-policy": ["model-core"],
  "source-scanner": ["model-core"],
  "playback-engine": ["model-core"],
  "diagram-writer": ["model-core", "playback-engine"],
  "stress-engine": ["model-core", "playback-engine"],
  "promise-core": ["model-core", "playback-engine"],
  "review-rules": ["model-core", "playback-engine", "promise-core"],
  "bundle-writer": [
    "model-core",
    "playback-engine",
    "diagram-writer",
    "stress-engine",
    "promise-core",
    "review-rules",
  ],
  "api-client": [],
};

/** Parts of Node that compute and touch nothing outside. */
export const PURE_NODE = ["crypto", "zlib", "buffer"];
