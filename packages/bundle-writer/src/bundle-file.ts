/** A file of a bundle. Its bytes are its text as UTF-8. */
export interface BundleFile {
  readonly path: string;
  readonly text: string;
}
