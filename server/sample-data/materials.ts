/** The stocks and laminations that the shop keeps. */
import type { materialFields } from '../../src/resources/materials/fields';
import type { SampleOf } from './record';

/** What a label needs its material to be. */
export type Stock =
  | 'paper'
  | 'estate'
  | 'kraft'
  | 'white film'
  | 'clear film'
  | 'metallic film'
  | 'pe'
  | 'vinyl'
  | 'thermal transfer'
  | 'direct thermal';

export type SampleMaterial = SampleOf<typeof materialFields>;

/** Name, thickness with liner in mil, $/MSI; a markup where the shop takes one on the stock itself. */
type Kept = readonly [stock: Stock | 'lamination', name: string, mil: number, price: number, markup?: number];

const KEPT: readonly Kept[] = [
  ['paper', 'Semi-Gloss Paper / Perm / 40# SCK', 6.1, 0.342],
  ['paper', 'Semi-Gloss Paper / Removable / 40# SCK', 6.3, 0.418],
  ['paper', 'Semi-Gloss Paper / All-Temp / 40# SCK', 6.2, 0.376],
  ['paper', 'High-Gloss Cast Coated / Perm / 42# SCK', 6.5, 0.468],
  ['paper', 'Matte Litho Paper / Perm / 40# SCK', 6.6, 0.355],
  ['kraft', 'Brown Kraft Paper / Perm / 40# SCK', 6.8, 0.441],
  ['estate', 'Estate White Felt / Wine Perm / 44# SCK', 7.8, 0.782, 0.05],
  ['estate', 'Estate Bright White Laid / Wine Perm / 44# SCK', 7.6, 0.739, 0.05],
  ['estate', 'Estate Cream Cotton / Wine Perm / 44# SCK', 8, 0.964, 0.1],
  ['white film', 'White BOPP 2.3 mil / Perm / 1.2 mil PET', 4.4, 0.462],
  ['white film', 'White BOPP 2.6 mil / Perm / 40# SCK', 5.8, 0.489],
  ['white film', 'White BOPP 2.6 mil / Wash-Off / 40# SCK', 5.9, 0.618],
  ['clear film', 'Clear BOPP 2.0 mil / Perm / 1.2 mil PET', 4.1, 0.524],
  ['clear film', 'Clear BOPP 2.3 mil / Perm / 40# SCK', 5.5, 0.551],
  ['metallic film', 'Silver BOPP 2.3 mil / Perm / 40# SCK', 5.6, 0.634],
  ['metallic film', 'Pearl White BOPP 2.4 mil / Perm / 40# SCK', 5.7, 0.587],
  ['pe', 'White PE 3.4 mil / Perm / 40# SCK', 6.7, 0.579],
  ['pe', 'Clear PE 3.4 mil / Perm / 40# SCK', 6.7, 0.612],
  ['vinyl', 'White Vinyl 3.4 mil / Perm / 50# SCK', 7.2, 1.048, 0.05],
  ['vinyl', 'White Vinyl 3.4 mil / Removable / 50# SCK', 7.4, 1.176, 0.05],
  ['thermal transfer', 'Thermal Transfer Paper / Perm / 40# SCK', 6, 0.268],
  ['direct thermal', 'Direct Thermal Top-Coated / Perm / 40# SCK', 6.2, 0.331],
  ['lamination', 'Gloss BOPP 1.0 mil', 1, 0.142],
  ['lamination', 'Gloss BOPP 1.2 mil', 1.2, 0.168],
  ['lamination', 'Matte BOPP 1.0 mil', 1, 0.189],
  ['lamination', 'Matte BOPP 1.2 mil', 1.2, 0.217],
  ['lamination', 'Thermal Transfer Printable 1.0 mil', 1, 0.258],
  ['lamination', 'UV Gloss Polyester 1.0 mil', 1, 0.312],
  ['lamination', 'Soft Touch 1.6 mil', 1.6, 0.384],
  ['lamination', 'Anti-Scuff Matte 1.5 mil', 1.5, 0.398],
];

/** Suppliers bill film with less freight than paper, which weighs more. */
const surchargesOf = (mil: number) =>
  mil < 5
    ? { fuel_price: 0.001, freight_price: 0.0285, other_surcharges: 0.04 }
    : { fuel_price: 0.001, freight_price: 0.0344, other_surcharges: 0.04 };

export const sampleMaterials = (): SampleMaterial[] =>
  KEPT.map(([stock, material_name, mil_thickness_w_liner, material_price, markup = 0], index) => ({
    id: index + 1,
    material_name,
    material_type: stock === 'lamination' ? 'Lamination' : 'Material',
    mil_thickness_w_liner,
    material_price,
    ...surchargesOf(mil_thickness_w_liner),
    markup,
  }));

/** The ids of the materials of a stock, or of the laminations. */
export const materialIdsOf = (wanted: Stock | 'lamination'): number[] =>
  KEPT.flatMap(([stock], index) => (stock === wanted ? [index + 1] : []));
