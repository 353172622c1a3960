import type { Lines } from "../code/code-extraction.js";
import type { DataPlace } from "../reading/data-place.js";
import { readData } from "../reading/read-data.js";

export interface HelmImage {
  readonly image: string;
  readonly lines: Lines;
}

/** What `Chart.yaml` or a `values*.yaml` says of what a chart runs. */
export interface HelmExtraction {
  /** Repositories of images at the root of the values, where templates take the image of the one workload from. */
  readonly images: readonly HelmImage[];
}

/** Null when it cannot be read, or is no table. What a chart is called, nothing rests on. */
export function readChart(text: string): HelmExtraction | null {
  return readData(text, "yaml", ([root]) => (root?.isObject === true ? { images: [] } : null));
}

/** The same; a chart may have no values. */
export function readValues(text: string): HelmExtraction | null {
  return readData(text, "yaml", ([root]) => {
    const isTable = root === undefined || root.value === null || root.isObject;
    return isTable ? { images: root === undefined ? [] : imagesOf(root.at("image")) } : null;
  });
}

function imagesOf(place: DataPlace): readonly HelmImage[] {
  const image = place.text ?? place.at("repository").text ?? place.at("name").text;
  return image === null ? [] : [{ image, lines: place.lines }];
}
