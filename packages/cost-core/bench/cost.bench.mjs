/**
 * Milliseconds of a cost sheet of 1,000 lines (read, estimated, written as CSV) and of an answer of the catalogue of 2
 * MiB, each beside the least that anybody has to do with it. `npm run bench` collects the rows.
 */

import {
  COST_LIMITS,
  makeEstimate,
  readCataloguePage,
  readCostSheetRequest,
  writeEstimateCsv,
} from "../dist/index.js";

const ROUNDS = 51;
const ELEMENTS = 300;

const median = (times) => times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)];

function time(job) {
  const start = performance.now();
  job();
  return performance.now() - start;
}

/** Runs a job and its floor in turns. */
function measure(job, ours, floor, floorJob) {
  const times = Array.from({ length: ROUNDS }, () => [time(ours), time(floorJob)]).slice(1);
  const oursMs = median(times.map(([mine]) => mine));
  const floorMs = median(times.map(([, least]) => least));
  return { job, oursMs, floor, floorMs, ratio: oursMs / floorMs };
}

const idOf = (index) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;

/** Lines with a price of their own, for parts that are three levels deep. */
function largestSheet() {
  const lines = Array.from({ length: COST_LIMITS.lines }, (_, index) => ({
    id: idOf(index),
    elementId: idOf(index % ELEMENTS),
    priceId: idOf(index),
    quantity: 1 + index / 7,
    hoursPerMonth: 730,
    note: `Line ${index}`,
  }));
  const price = (index) => ({
    ...{ provider: "Example Cloud", region: "westeurope", sku: `sku ${index}`, unit: "1 Hour" },
    ...{ unitPrice: `${index}.${String(index).padStart(12, "0")}`, currency: "USD" },
    enteredAt: "2026-11-01T00:00:00.000Z",
  });
  const element = (index) => ({ name: `Part ${index}`, parentId: index < 3 ? null : idOf(index % 3) });
  const entries = (count, of) =>
    new Map(Array.from({ length: count }, (_, index) => [idOf(index), of(index)]));
  const body = { name: "Largest", lines: lines.map((line) => ({ ...line, quantity: round(line.quantity) })) };
  return {
    text: JSON.stringify(body),
    prices: entries(COST_LIMITS.lines, price),
    elements: entries(ELEMENTS, element),
  };
}

const round = (number) => Number(number.toFixed(12));

/** What floats make of the lines: wrong in the last digits, and as little work as there can be. */
function inFloats(lines, prices) {
  const sums = new Map();
  for (const { elementId, priceId, quantity, hoursPerMonth } of lines) {
    const amount = Number(prices.get(priceId).unitPrice) * Number(quantity) * Number(hoursPerMonth);
    sums.set(elementId, (sums.get(elementId) ?? 0) + amount);
  }
  return sums;
}

function largestPage() {
  const item = (index) => ({
    ...{ currencyCode: "USD", tierMinimumUnits: 0, retailPrice: index / 7, unitPrice: index / 7 },
    ...{ armRegionName: "westeurope", location: "EU West", effectiveStartDate: "2020-08-01T00:00:00Z" },
    ...{
      meterId: idOf(index),
      meterName: "F16s Spot",
      productId: "DZH318Z0BQPS",
      skuId: "DZH318Z0BQPS/00TG",
    },
    ...{
      productName: "Virtual Machines FS Series Windows",
      skuName: "F16s Spot",
      serviceName: "Virtual Machines",
    },
    ...{ serviceId: "DZH313Z7MMC8", serviceFamily: "Compute", unitOfMeasure: "1 Hour", type: "Consumption" },
    ...{ isPrimaryMeterRegion: true, armSkuName: "Standard_F16s" },
  });
  return JSON.stringify({
    Items: Array.from({ length: 3_400 }, (_, index) => item(index)),
    NextPageLink: null,
  });
}

/** The rows of the table. */
export function run() {
  const { text, prices, elements } = largestSheet();
  const { lines } = readCostSheetRequest(text).value;
  const rules = { currency: "USD", asOf: "2026-11-24", stalePriceAfterDays: 90 };
  const estimate = makeEstimate({ lines, prices, elements, ...rules });
  const page = largestPage();
  const place = { origin: "https://prices.test", skip: 0 };
  return [
    measure(
      "read a cost sheet of 1,000 lines",
      () => readCostSheetRequest(text),
      "JSON.parse",
      () => JSON.parse(text),
    ),
    measure(
      "estimate of 1,000 lines",
      () => makeEstimate({ lines, prices, elements, ...rules }),
      "the same in floats",
      () => inFloats(lines, prices),
    ),
    measure(
      "the same as CSV",
      () => writeEstimateCsv(estimate, { lines, prices, elements }),
      "JSON.stringify",
      () => JSON.stringify(estimate),
    ),
    measure(
      "an answer of the catalogue of 2 MiB",
      () => readCataloguePage(page, place),
      "JSON.parse",
      () => JSON.parse(page),
    ),
  ];
}
