/** A finished roll seen from its side: core, wound labels, and the largest roll allowed, to scale. */
import { GAUGE_HEIGHT, type Gauge, gaugeOf } from './gaugeGeometry';
import { exceeds, type Measure, problemsOf, readGap, readSize, sizeText } from './measures';
import { described, notePlaces, notesHeight } from './notes';
import { LIFE_SIZE, type Point, type TextPlace } from './shapes';

export type RollMeasures = {
  /** Inner diameter of the core, inches. */
  core_id: Measure;
  /** Thickness of the core's wall, inches. */
  core_wall: Measure;
  outer_diameter: Measure;
  /** The largest roll allowed; without one the drawing shows no limit. */
  max_outer_diameter?: Measure;
};

export type RollLayout = {
  width: number;
  height: number;
  /** Drawing units to the inch. */
  scale: number;
  centre: Point;
  /** Radii, from the inside out; null is not known or not drawn. */
  bore: number | null;
  core: number | null;
  outside: number | null;
  limit: number | null;
  exceeded: boolean;
  gauges: Gauge[];
  notes: TextPlace[];
  description: string;
};

const LARGEST_CIRCLE = 200;
const MARGIN = 6;

/** Lays the drawing out in `width` units. */
export const rollLayout = (measures: RollMeasures, width: number): RollLayout => {
  const bore = readSize('Core', measures.core_id);
  const wall = readGap('Core wall', measures.core_wall);
  const outer = readSize('Outer diameter', measures.outer_diameter);
  const maximum = readSize('Max outer diameter', measures.max_outer_diameter).value;

  const core = bore.value === null ? null : bore.value + 2 * (wall.value ?? 0);
  const windsTheCore = outer.value === null || core === null || !exceeds(core, outer.value);
  const outside = windsTheCore ? outer.value : null;
  const notes = [
    ...problemsOf([bore, ...(bore.value === null ? [] : [wall]), outer]),
    ...(windsTheCore ? [] : ['Outer diameter is smaller than the core']),
  ];

  const roll = outside ?? core;
  // A limit far beyond the roll would leave a dot of it: it is written, not drawn.
  const limit = maximum !== null && outside !== null && maximum <= 12 * outside ? maximum : null;
  const largest = Math.max(roll ?? 0, limit ?? 0);
  const scale = largest > 0 ? Math.min(LARGEST_CIRCLE / largest, (width - 2 * MARGIN) / largest, LIFE_SIZE) : 0;
  const radius = (diameter: number | null) => (diameter === null || largest === 0 ? null : (diameter * scale) / 2);
  const centre = { x: width / 2, y: MARGIN + (largest * scale) / 2 };

  const bottom = largest > 0 ? 2 * MARGIN + largest * scale : 12;
  const gaugeAt = (row: number) => ({
    centre: centre.x,
    y: bottom + 8 + row * GAUGE_HEIGHT,
    scale,
    range: [0, width] as const,
  });
  const gauges: Gauge[] = [];
  if (bore.value !== null) {
    const detail = wall.value === null ? null : `wall ${sizeText(wall.value)}`;
    gauges.push(gaugeOf({ name: 'Core', actual: bore.value, limit: null, detail }, gaugeAt(0)));
  }
  if (outside !== null) {
    const limitIsDrawn = limit !== null;
    gauges.push(
      gaugeOf({ name: 'Outer diameter', actual: outside, limit: maximum, limitIsDrawn }, gaugeAt(gauges.length)),
    );
  }
  const notesTop = bottom + (gauges.length > 0 ? 2 + gauges.length * GAUGE_HEIGHT : 0);
  return {
    width,
    height: Math.max(64, notesTop + notesHeight(notes)),
    scale,
    centre,
    bore: radius(bore.value),
    core: radius(core),
    outside: radius(outside),
    limit: radius(limit),
    exceeded: gauges.some(({ exceeded }) => exceeded),
    gauges,
    notes: notePlaces(notes, notesTop, width),
    description: described(
      'Roll',
      gauges.map(({ words }) => words),
      notes,
    ),
  };
};
