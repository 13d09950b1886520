import { known, signed } from './numbers';
import type { MaterialPrice, MaterialRates } from './types';

type Prices = Record<'material_price' | 'fuel_price' | 'freight_price' | 'other_surcharges' | 'markup', number>;

/** What the shop pays for one MSI: suppliers quote fuel, freight and other surcharges per MSI, beside the price. */
const subtotalOf = (material: Prices): number =>
  material.material_price + material.fuel_price + material.freight_price + material.other_surcharges;

/** What one MSI costs the job: the shop's own price and the markup of the material, a fraction. */
export const customerPriceOf = (material: Prices): number => subtotalOf(material) * (1 + material.markup);

/**
 * The calculated prices of a material or lamination, $ per MSI.
 * Null when one of the amounts it is the sum of, or the markup, is missing or not a number.
 * Source: surcharge tables per MSI of upmraflatac.com (Fuel-surcharge) and mactac.com/surcharge.
 */
export const materialPrice = (material: MaterialRates | null | undefined): MaterialPrice => {
  const prices = {
    material_price: signed(material?.material_price),
    fuel_price: signed(material?.fuel_price),
    freight_price: signed(material?.freight_price),
    other_surcharges: signed(material?.other_surcharges),
    markup: signed(material?.markup),
  };
  return { calculated_subtotal: known(subtotalOf(prices)), customer_price: known(customerPriceOf(prices)) };
};
