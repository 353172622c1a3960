import type { StressRun } from "@plumbline/stress-engine";

/** Which levels over time an answer has. */
export const SERIES_CHOICES = ["all", "requests", "resources", "subscriptions", "none"] as const;
export type SeriesChoice = (typeof SERIES_CHOICES)[number];

/** Where the series stand in the text of an answer: inside a string the quotes of a key are escaped. */
const BEGIN = ',"series":';
const END = ',"critical":';

/** The text of a run with the series that were asked for; the others are empty, and nothing else is touched. */
export function withSeries(answer: string, choice: SeriesChoice): string {
  const begin = answer.indexOf(BEGIN) + BEGIN.length;
  const end = answer.indexOf(END, begin);
  if (choice === "all" || begin < BEGIN.length || end < 0) {
    return answer;
  }
  const series = JSON.parse(answer.slice(begin, end)) as StressRun["series"];
  return answer.slice(0, begin) + JSON.stringify(chosen(series, choice)) + answer.slice(end);
}

function chosen(series: StressRun["series"], choice: SeriesChoice): StressRun["series"] {
  return {
    bucketMs: series.bucketMs,
    buckets: choice === "requests" ? series.buckets : [],
    resources: choice === "resources" ? series.resources : [],
    subscriptions: choice === "subscriptions" ? series.subscriptions : [],
  };
}
