import type { Model } from "@plumbline/model-core";
import type { Played } from "../playing/play-on.js";
import type { FileReview } from "../reviewing/review-files.js";

/** What a site is made of; the same input gives the same bytes. */
export interface SiteInput {
  readonly title: string;
  readonly model: Model;
  readonly scenarios: readonly Played[];
  readonly review: FileReview;
}

/** How pages are served; a site of files needs neither. */
export interface SiteOptions {
  /** The address of a script that loads a page again when its files change. */
  readonly reloadScript?: string;
}
