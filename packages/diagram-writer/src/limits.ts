/** Every limit of this package, once. */

import { IMPORT_LIMITS } from "@plumbline/model-core";
import { PLAYBACK_LIMITS, SCENARIO_LIMITS } from "@plumbline/playback-engine";

/** Limits of a stored view. */
export const VIEW_LIMITS = {
  /** Characters (code points) of a name. */
  nameCharacters: 200,
  /** Elements a view may name: as many as a model may hold. */
  elementIds: IMPORT_LIMITS.elements,
  /** Places a view may hold: one for each element and channel of a model at its limits. */
  positions: IMPORT_LIMITS.elements + IMPORT_LIMITS.channels,
  /** How far from the origin a place may be, in pixels, in either direction. */
  coordinate: 1_000_000,
  /** Lines that what a focus shows may be away from its part. */
  focusSteps: 3,
  /** Values of one list of a filter. */
  filterValues: 100,
  /** Broken rules that are listed. */
  issues: 100,
} as const;

/** Limits of what is drawn. Over the first two an SVG leaves out the rest, over the next three a flow is refused. */
export const DRAWING_LIMITS = {
  /** Boxes of an SVG picture, boundaries included. */
  svgNodes: 500,
  /** Lines of an SVG picture. */
  svgEdges: 600,
  /**
   * Steps and step lists of a drawn scenario, as a scenario may hold (docs/reference/limits.md#scenarios).
   */
  flowStepsAndLists: SCENARIO_LIMITS.stepsAndStepLists,
  /** Arrows and blocks of a drawn scenario: what its deliveries and routes make of its steps. */
  flowItems: 5000,
  /** Levels of step lists of a drawn scenario (docs/reference/limits.md#scenarios). */
  flowLevels: SCENARIO_LIMITS.stepListLevels,
  /** Lines up to which the layout takes its time for straighter lines. */
  carefulEdges: 100,
  /** Lines up to which it tries a few orders of the boxes; with more it takes the first. */
  triedEdges: 300,
  /**
   * Bindings and subscriptions looked at to find the way of one message (docs/reference/limits.md#playback).
   */
  bindingsOfMessage: PLAYBACK_LIMITS.bindingsOfMessage,
  /** Labels written on one line; the others are counted. */
  labelsOfEdge: 2,
  /** Labels in what shows when the pointer rests on a line. */
  labelsInTitle: 50,
  /** Characters of one label or name in a drawing; the rest is cut. */
  textCharacters: 200,
  /** Operations listed by name in the box of an app; the others are counted. */
  operationsListed: 12,
} as const;
