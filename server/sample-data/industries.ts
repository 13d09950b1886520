/** What the shop's customers sell, and the labels that such a product needs. */
import type { Stock } from './materials';

export type LabelFormat = {
  name: string;
  /** Ends a part number. */
  code: string;
  /** Usual sizes in inches, across and around the web. */
  sizes: readonly (readonly [across: number, around: number])[];
  stocks: readonly Stock[];
  /** How often such a label is laminated. */
  laminated: number;
  /** What one version is usually ordered in, in thousands. */
  thousands: readonly [from: number, to: number];
  round?: true;
};

export type Industry = { formats: readonly LabelFormat[]; products: readonly string[] };

/** `sizes` as the trade writes them: `3.5 x 4, 3 x 4` is 3.5 inches across by 4 around, and 3 by 4. */
const labels = (
  name: string,
  code: string,
  sizes: string,
  stocks: readonly Stock[],
  laminated: number,
  thousands: LabelFormat['thousands'],
): LabelFormat => ({
  name,
  code,
  sizes: list(sizes).map((size) => {
    const [across = 0, around = 0] = size.split(' x ').map(Number);
    return [across, around] as const;
  }),
  stocks,
  laminated,
  thousands,
});

const circles = (...format: Parameters<typeof labels>): LabelFormat => ({ ...labels(...format), round: true });

const list = (...lines: readonly string[]) => lines.flatMap((line) => line.split(', '));

export const industries = {
  brewery: {
    formats: [
      labels('12 oz can wrap', 'C12', '5 x 8.125', ['white film', 'metallic film'], 0.3, [5, 30]),
      labels('16 oz can wrap', 'C16', '6 x 8.125', ['white film', 'metallic film'], 0.3, [5, 25]),
      labels('22 oz bottle front', 'F', '3.5 x 4, 3 x 4', ['paper', 'white film'], 0.2, [2, 10]),
      labels('crowler wrap', 'W', '4 x 9', ['white film'], 0.1, [1, 4]),
    ],
    products: list(
      'Pale Ale, Amber Lager, Hazy IPA, West Coast IPA, Oatmeal Stout, Kolsch, Pilsner',
      'Brown Ale, Saison, Harvest Wheat, Barrel Porter, Session IPA, Winter Warmer, Sour Cherry',
    ),
  },
  winery: {
    formats: [
      labels('750 ml front', 'F', '3.5 x 4.5, 4 x 3.25, 3.25 x 4', ['estate'], 0, [1, 8]),
      labels('750 ml back', 'B', '3 x 3.5, 2.75 x 3', ['estate', 'paper'], 0, [1, 8]),
      labels('neck label', 'N', '3.75 x 1, 1.25 x 3.5', ['estate'], 0, [1, 8]),
    ],
    products: list(
      'Pinot Noir, Chardonnay, Syrah, Rose, Viognier, Grenache, Merlot',
      'Cabernet Franc, Dry Riesling, Red Blend, White Blend, Petite Sirah, Late Harvest, Sparkling Brut',
    ),
  },
  distillery: {
    formats: [
      labels('750 ml front', 'F', '3.5 x 5, 3 x 5', ['estate', 'paper', 'metallic film'], 0.1, [1, 6]),
      labels('750 ml back', 'B', '2.5 x 3.5', ['estate', 'paper'], 0.1, [1, 6]),
      labels('strip seal', 'S', '1 x 5', ['paper', 'estate'], 0, [1, 6]),
    ],
    products: list(
      'Straight Bourbon, Rye Whiskey, London Dry Gin, Barrel Gin, Vodka, Apple Brandy, White Rum',
      'Spiced Rum, Single Malt, Coffee Liqueur, Dry Cider, Perry, Amaro, Aquavit',
    ),
  },
  sauces: {
    formats: [
      labels('5 oz bottle wrap', 'W5', '3 x 4.75', ['white film', 'clear film'], 0.4, [3, 20]),
      labels('16 oz jar wrap', 'W16', '2.5 x 8.5, 2.25 x 8', ['paper', 'white film'], 0.4, [3, 20]),
      labels('bottle front', 'F', '2.5 x 3.5, 2.75 x 4', ['white film', 'clear film', 'paper'], 0.3, [3, 15]),
      circles('lid', 'L', '2.5 x 2.5, 2 x 2', ['white film', 'paper'], 0.1, [5, 25]),
    ],
    products: list(
      'Habanero, Chipotle, Green Jalapeno, Smoked Ghost, Mango Heat, Garlic Serrano, Sweet BBQ',
      'Mustard BBQ, Stone Ground Mustard, Salsa Roja, Salsa Verde, Bread and Butter Pickles, Apple Chutney, Marinara',
    ),
  },
  vitamins: {
    formats: [
      labels('150 cc bottle wrap', 'W150', '2 x 6, 2.25 x 6.5', ['white film'], 0.8, [2, 15]),
      labels('250 cc bottle wrap', 'W250', '2.5 x 7, 2.5 x 7.5', ['white film', 'metallic film'], 0.8, [2, 15]),
      labels('powder tub wrap', 'T', '5 x 12, 4.5 x 11', ['white film'], 0.9, [1, 6]),
      labels('2 oz tincture', 'D2', '1.75 x 4, 2 x 4.25', ['white film', 'clear film'], 0.7, [1, 8]),
    ],
    products: list(
      'Vitamin C 500 mg, Vitamin D3 2000 IU, Magnesium 250 mg, Zinc 30 mg, Omega-3, B Complex, Probiotic 20B',
      'Turmeric, Ashwagandha, Melatonin 3 mg, Iron 25 mg, Elderberry, Whey Vanilla, Collagen Peptides',
    ),
  },
  candles: {
    formats: [
      labels('jar front', 'F', '2.5 x 3, 3 x 3', ['estate', 'kraft', 'white film'], 0.1, [1, 5]),
      circles('tin lid', 'L', '3 x 3, 2.75 x 2.75', ['paper', 'kraft'], 0.2, [1, 5]),
      circles('warning', 'X', '1.5 x 1.5', ['paper'], 0, [5, 25]),
    ],
    products: list(
      'Cedar and Smoke, Fig Leaf, Sea Salt, Lavender Field, Orange Clove, Fresh Linen, Tobacco Vanilla',
      'Balsam, White Tea, Rain, Peony, Honey Amber, Spiced Pear, Eucalyptus',
    ),
  },
  coffee: {
    formats: [
      labels('12 oz bag front', 'F12', '4 x 6, 4 x 5', ['paper', 'kraft', 'white film'], 0.2, [1, 10]),
      labels('bag back', 'B', '3 x 4, 3 x 2', ['paper', 'kraft'], 0, [1, 10]),
      labels('roast date', 'R', '2 x 1', ['direct thermal', 'thermal transfer'], 0, [10, 50]),
    ],
    products: list(
      'House Blend, Early Shift Espresso, Decaf, Guatemala, Ethiopia Natural, Colombia, Sumatra',
      'Kenya AA, French Roast, Half Caff, Cold Brew, Holiday Blend, Costa Rica Honey, Peru Organic',
    ),
  },
  petFood: {
    formats: [
      labels('pouch front', 'F', '5 x 7, 4 x 6.5', ['white film'], 0.5, [2, 12]),
      labels('pouch back', 'B', '5 x 5, 4 x 4', ['white film', 'paper'], 0.3, [2, 12]),
      labels('treat jar wrap', 'W', '3 x 10', ['white film', 'pe'], 0.5, [1, 6]),
      circles('tub lid', 'L', '4 x 4, 3.5 x 3.5', ['white film'], 0.2, [2, 10]),
    ],
    products: list(
      'Chicken and Rice, Salmon, Beef Liver Treats, Sweet Potato Chews, Duck, Lamb and Oats, Senior Blend',
      'Puppy Blend, Turkey, Whitefish Bites, Peanut Butter Biscuits, Dental Chews, Catnip, Freeze-Dried Minnows',
    ),
  },
  bathAndBody: {
    formats: [
      labels('8 oz bottle front', 'F8', '2 x 3.5, 2.25 x 4', ['clear film', 'pe', 'white film'], 0.2, [1, 10]),
      labels('8 oz bottle back', 'B8', '2 x 3, 2.25 x 3.5', ['clear film', 'pe', 'white film'], 0.2, [1, 10]),
      labels('tube wrap', 'T', '3.25 x 5', ['pe'], 0, [2, 10]),
      labels('lip balm', 'LB', '2.125 x 1.6875', ['white film', 'clear film'], 0.1, [5, 30]),
    ],
    products: list(
      'Lavender Lotion, Oat Soap, Citrus Body Wash, Mint Lip Balm, Unscented Lotion, Rosemary Shampoo, Rosemary Conditioner',
      'Beard Oil, Face Cleanser, Night Cream, Sugar Scrub, Bath Salts, Hand Salve, Shave Soap',
    ),
  },
  honey: {
    formats: [
      labels('jar front', 'F', '2.5 x 2.5, 2 x 2.5', ['paper', 'clear film', 'kraft'], 0.1, [1, 8]),
      labels('hex jar wrap', 'W', '1.75 x 6.5', ['paper', 'white film'], 0.2, [1, 8]),
      labels('tamper strip', 'S', '0.75 x 4', ['paper', 'clear film'], 0, [2, 10]),
    ],
    products: list(
      'Wildflower, Clover, Buckwheat, Orange Blossom, Creamed Cinnamon, Hot Honey, Comb',
      'Blackberry Jam, Strawberry Jam, Peach Butter, Fig Preserve, Apple Butter, Marmalade, Raspberry Jam',
    ),
  },
  cleaners: {
    formats: [
      labels('trigger bottle front', 'F', '4 x 6, 3.5 x 6', ['pe', 'white film'], 0.3, [2, 15]),
      labels('trigger bottle back', 'B', '4 x 5, 3.5 x 5.5', ['pe', 'white film'], 0.2, [2, 15]),
      labels('gallon front', 'G', '5 x 7, 5.5 x 6', ['pe', 'vinyl'], 0.3, [1, 6]),
    ],
    products: list(
      'Glass Cleaner, Degreaser, Floor Cleaner, Pine All-Purpose, Citrus Solvent, Sanitizer, Laundry Liquid',
      'Dish Soap, Bathroom Foam, Stainless Polish, Carpet Spotter, Hand Soap, Oven Cleaner, Odor Control',
    ),
  },
  bakery: {
    formats: [
      labels('clamshell band', 'C', '1.5 x 9', ['paper', 'white film'], 0, [3, 20]),
      labels('bag front', 'F', '3 x 5, 4 x 3', ['paper', 'kraft'], 0, [2, 15]),
      labels('ingredients', 'I', '4 x 2, 3 x 2', ['direct thermal', 'paper'], 0, [5, 30]),
      circles('price spot', 'P', '1.25 x 1.25', ['paper'], 0, [10, 50]),
    ],
    products: list(
      'Sourdough, Rye, Ciabatta, Cinnamon Rolls, Blueberry Muffins, Oat Cookies, Ginger Snaps',
      'Granola, Baguette, Focaccia, Lemon Bars, Brownies, Chicken Salad, Pasta Salad',
    ),
  },
  industrial: {
    formats: [
      labels('asset tag', 'A', '2 x 0.75, 1.5 x 0.75', ['white film', 'vinyl'], 0.9, [1, 10]),
      labels('warning', 'X', '4 x 2.5, 3 x 1.5', ['vinyl'], 0.8, [1, 5]),
      labels('serial plate', 'S', '3 x 1, 2.5 x 1.25', ['thermal transfer', 'white film'], 0.2, [2, 20]),
    ],
    products: list(
      'Model 20 Pump, Model 35 Pump, Control Box, Pinch Hazard, Hot Surface, High Voltage, Lockout',
      'Inspection, Calibration, Filter Change, Lift Point, Ground Here, Flow Direction, Serial Blank',
    ),
  },
  warehouse: {
    formats: [
      labels('shipping 4 x 6', 'S46', '4 x 6', ['direct thermal', 'thermal transfer'], 0, [10, 80]),
      labels('carton 4 x 4', 'C44', '4 x 4', ['thermal transfer'], 0, [5, 40]),
      labels('shelf 2 x 1', 'SH', '2 x 1, 3 x 1', ['thermal transfer'], 0, [10, 60]),
    ],
    products: list(
      'Plain White, Red Bar, Blue Bar, Fragile, This Side Up, Priority, Returns',
      'Zone A, Zone B, Zone C, Cold Chain, Do Not Stack, Inspect on Arrival, Overflow',
    ),
  },
} satisfies Record<string, Industry>;

export type IndustryName = keyof typeof industries;

/** Every format of every industry. */
export const labelFormats: readonly LabelFormat[] = Object.values(industries).flatMap(
  (industry: Industry) => industry.formats,
);
