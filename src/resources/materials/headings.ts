/** What the columns of other people's price lists are called. */
import type { Aliases } from '../../ui/csvImport/columns';

export const materialAliases: Aliases = {
  material_name: ['Name', 'Material Name', 'Description', 'Stock', 'Product'],
  material_type: ['Material Type', 'Kind', 'Category'],
  mil_thickness_w_liner: ['Mil Thickness', 'Thickness', 'Mil', 'Mils', 'Caliper'],
  material_price: ['Price per MSI', 'Price/MSI', 'Price MSI', 'Cost', 'Cost per MSI', 'Cost/MSI', 'MSI Price', '$/MSI'],
  fuel_price: ['Fuel Surcharge', 'Fuel per MSI', 'Fuel/MSI'],
  freight_price: ['Freight per MSI', 'Freight/MSI', 'Shipping'],
  other_surcharges: ['Surcharges', 'Surcharge', 'Other', 'Other Surcharge'],
  markup: ['Markup %', 'Mark Up', 'Mark-up'],
};
