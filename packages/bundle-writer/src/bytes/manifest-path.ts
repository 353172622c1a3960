/** Where a bundle says of itself what it is. */
export const MANIFEST_PATH = "manifest.json";
