import "uplot/dist/uPlot.min.css";
import { type ReactNode, useEffect, useRef } from "react";
import UPlot from "uplot";
import { colourOfToken, useThemeChanges } from "../../design/token-colours.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import styles from "./drawn-chart.module.css";
import type { RunChart } from "./run-charts.js";
import { numberText } from "./units.js";

const HEIGHT = 170;
const FONT = "11px Inter Variable, system-ui, sans-serif";

/** Lines over virtual time; what they say stands in a table beside it. */
export function DrawnChart({ chart }: { readonly chart: RunChart }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const theme = useThemeChanges();
  useEffect(() => {
    const frame = place.current;
    if (frame === null) {
      return;
    }
    const plot = new UPlot(optionsOf(chart, frame), dataOf(chart), frame);
    const fit = new ResizeObserver(() => plot.setSize({ width: frame.clientWidth, height: HEIGHT }));
    fit.observe(frame);
    return () => {
      fit.disconnect();
      plot.destroy();
    };
  }, [chart, theme]);
  return (
    <div ref={place} className={styles["chart"]} role="img" aria-label={words.chartLabel(chart.title)} />
  );
}

function dataOf({ seconds, lines }: RunChart): UPlot.AlignedData {
  return [[...seconds], ...lines.map(({ values }) => [...values])];
}

function optionsOf(chart: RunChart, frame: HTMLElement): UPlot.Options {
  const axis = {
    stroke: colourOfToken(frame, "quiet"),
    font: FONT,
    grid: { stroke: colourOfToken(frame, "line"), width: 1 },
    ticks: { stroke: colourOfToken(frame, "line"), width: 1, size: 4 },
  };
  return {
    width: frame.clientWidth,
    height: HEIGHT,
    scales: { x: { time: false }, y: { range: (_, __, max) => [0, max > 0 ? max * 1.08 : 1] } },
    axes: [
      { ...axis, size: 30, values: (_, at) => at.map((second) => `${second} ${words.second}`) },
      { ...axis, size: 56, values: (_, at) => at.map((value) => numberText(value)) },
    ],
    cursor: { sync: { key: "stress" }, points: { size: 6 } },
    legend: { show: false },
    series: [
      {},
      ...chart.lines.map(({ label, colour, isDashed }) => ({
        label,
        stroke: colourOfToken(frame, colour),
        width: isDashed ? 1.25 : 1.75,
        spanGaps: true,
        points: { show: false },
        ...(isDashed ? { dash: [5, 4] } : {}),
      })),
    ],
  };
}
