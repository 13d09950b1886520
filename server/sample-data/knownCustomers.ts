/** Who orders from the shop. All companies and people are invented; addresses and telephone numbers lead nowhere. */
import type { IndustryName } from './industries';

/** How a customer numbers its orders. `#` is a running number; some only name who called. */
type PoStyle = 'PO-#' | '#' | '4500#' | 'prefix-#' | 'contact';

type Company = {
  name: string;
  /** Starts the part numbers of its labels. */
  prefix: string;
  industry: IndustryName;
  poStyle: PoStyle;
  /** How much it orders beside the others. */
  weight: number;
};
type Person = { contact: string; title: string };
type Place = { street: string; city: string; state: string; zip: string; areaCode: string };

export type KnownCustomer = Company & Person & Place & { suite?: string; notes?: string };

const company = (name: string, prefix: string, industry: IndustryName, poStyle: PoStyle, weight: number): Company => ({
  name,
  prefix,
  industry,
  poStyle,
  weight,
});
const person = (contact: string, title: string): Person => ({ contact, title });
const place = (street: string, city: string, state: string, zip: string, areaCode: string): Place => ({
  street,
  city,
  state,
  zip,
  areaCode,
});

/** A customer's id is its place in this list, from 1. */
export const knownCustomers: readonly KnownCustomer[] = [
  {
    ...company('Coldspur Brewing Co.', 'CSB', 'brewery', 'PO-#', 9),
    ...person('Dale Hutchins', 'Head Brewer'),
    ...place('418 SE Foundry St', 'Portland', 'OR', '97214', '503'),
    notes: 'Rolls on 3 in cores, 8 in OD max for their labeler. Wind 4.',
  },
  {
    ...company('Marrow Creek Vineyards', 'MCV', 'winery', '#', 5),
    ...person('Elaine Tobar', 'Cellar Manager'),
    ...place('2750 Willow Grade Rd', 'Santa Rosa', 'CA', '95401', '707'),
  },
  {
    ...company('Redfern Pepper Works', 'RPW', 'sauces', 'contact', 5),
    ...person('Marcus Oyelaran', 'Owner'),
    ...place('91 Cannery Row', 'Richmond', 'VA', '23220', '804'),
    suite: 'Unit B',
  },
  {
    ...company('Northbank Nutrition', 'NBN', 'vitamins', '4500#', 10),
    ...person('Priya Sundaram', 'Packaging Buyer'),
    ...place('6100 Commerce Pkwy', 'Salt Lake City', 'UT', '84101', '801'),
    notes: 'Lot and certificate with every shipment. No splices.',
  },
  {
    ...company('Lantern Row Candle Co.', 'LRC', 'candles', 'contact', 3),
    ...person('Sophie Arndt', 'Founder'),
    ...place('12 Mill St', 'Lancaster', 'PA', '17602', '717'),
  },
  {
    ...company('Tumblejack Coffee Roasters', 'TJC', 'coffee', 'PO-#', 6),
    ...person('Andre Fontaine', 'Operations'),
    ...place('3380 Arthur Ave', 'Missoula', 'MT', '59802', '406'),
  },
  {
    ...company('Brindle & Bone Pet Foods', 'BBP', 'petFood', '4500#', 7),
    ...person('Kelly Marchetti', 'Purchasing'),
    ...place('1500 Stockyard Blvd', 'Omaha', 'NE', '68102', '402'),
  },
  {
    ...company('Fernhollow Soap Company', 'FHS', 'bathAndBody', 'prefix-#', 4),
    ...person('June Castellan', 'Owner'),
    ...place('77 Biltmore Alley', 'Asheville', 'NC', '28801', '828'),
  },
  {
    ...company('Hayrack Brewhouse', 'HRB', 'brewery', 'PO-#', 5),
    ...person('Owen Radke', 'Cellar Lead'),
    ...place('905 Elevator Rd', 'Des Moines', 'IA', '50309', '515'),
  },
  {
    ...company('Gilded Acre Winery', 'GAW', 'winery', '#', 4),
    ...person('Hollis Pruett', 'Winemaker'),
    ...place('4411 Bench Rd', 'Walla Walla', 'WA', '99362', '509'),
  },
  {
    ...company('Quernstone Bend Distilling', 'QBD', 'distillery', 'PO-#', 4),
    ...person('Rhea Galloway', 'Production Manager'),
    ...place('28 Barrelhouse Ln', 'Louisville', 'KY', '40202', '502'),
    notes: 'TTB approval number must be on file before press.',
  },
  {
    ...company('Kettlefold Preserves', 'KFP', 'honey', 'contact', 3),
    ...person('Nadine Ostrow', 'Owner'),
    ...place('5 Orchard Hill Rd', 'Traverse City', 'MI', '49684', '231'),
  },
  {
    ...company('Brasswell Household', 'BWH', 'cleaners', '4500#', 7),
    ...person('Tomas Ibarra', 'Plant Buyer'),
    ...place('8800 Freight Dr', 'Indianapolis', 'IN', '46204', '317'),
  },
  {
    ...company('Halfpenny Moon Bakehouse', 'HPM', 'bakery', '#', 5),
    ...person('Carla Voss', 'General Manager'),
    ...place('230 Canal St', 'Rochester', 'NY', '14604', '585'),
  },
  {
    ...company('Ridgefast Pump & Control', 'RPC', 'industrial', '4500#', 4),
    ...person('Stan Kowalik', 'Buyer'),
    ...place('1919 Machine Shop Rd', 'Milwaukee', 'WI', '53202', '414'),
    notes: 'UL file recognised materials only. Do not substitute.',
  },
  {
    ...company('Crossdock Supply Partners', 'XDS', 'warehouse', 'PO-#', 8),
    ...person('Yvonne Battle', 'Facilities'),
    ...place('14200 Terminal Way', 'Kansas City', 'MO', '64108', '816'),
    notes: 'Fanfold and roll. Blind ship when asked.',
  },
  {
    ...company('Cinderjack Hot Sauce', 'CJS', 'sauces', 'PO-#', 5),
    ...person('Luis Arredondo', 'Owner'),
    ...place('610 S Flores St', 'San Antonio', 'TX', '78205', '210'),
  },
  {
    ...company('Ardenwell Supplements', 'AWS', 'vitamins', '4500#', 8),
    ...person('Megan Doyle', 'Supply Chain'),
    ...place('455 Innovation Ct', 'Tampa', 'FL', '33602', '813'),
  },
  {
    ...company('Wickfall Lane Candles', 'WLC', 'candles', 'contact', 2),
    ...person('Beth Salonen', 'Studio Manager'),
    ...place('19 Wharf St', 'Portland', 'ME', '04101', '207'),
  },
  {
    ...company('Harborline Coffee', 'HLC', 'coffee', '#', 4),
    ...person('Reggie Thibault', 'Roastery Manager'),
    ...place('1 Grain Terminal Rd', 'Duluth', 'MN', '55802', '218'),
  },
  {
    ...company('Good Furrow Pet Kitchen', 'GFP', 'petFood', 'prefix-#', 4),
    ...person('Dana Whitcomb', 'Co-owner'),
    ...place('340 Prospect Ave', 'Madison', 'WI', '53703', '608'),
  },
  {
    ...company('Saltmarrow Apothecary', 'SMA', 'bathAndBody', 'PO-#', 4),
    ...person('Imani Fields', 'Creative Director'),
    ...place('52 Queen St', 'Charleston', 'SC', '29403', '843'),
    suite: '2nd Floor',
  },
  {
    ...company('Loose Anvil Brewing', 'LAB', 'brewery', 'contact', 5),
    ...person('Pete Sorrell', 'Owner'),
    ...place('1204 Railyard Ave', 'Fort Collins', 'CO', '80524', '970'),
  },
  {
    ...company('Three Quail Cellars', 'TQC', 'winery', '#', 4),
    ...person('Adela Montez', 'Hospitality and Packaging'),
    ...place('990 Vineyard Dr', 'Paso Robles', 'CA', '93446', '805'),
  },
  {
    ...company('Oldferry Landing Spirits', 'OLS', 'distillery', 'PO-#', 3),
    ...person('Grant Lindqvist', 'Distiller'),
    ...place('301 River Rd', 'Savannah', 'GA', '31401', '912'),
  },
  {
    ...company('Pinewater Naturals', 'PWN', 'vitamins', 'PO-#', 5),
    ...person('Alicia Brandt', 'Brand Manager'),
    ...place('2200 Galleria Dr', 'Boise', 'ID', '83702', '208'),
  },
  {
    ...company('Sundial Pantry Goods', 'SPG', 'sauces', '#', 6),
    ...person('Gordon Abiodun', 'Operations Manager'),
    ...place('765 Depot Ave', 'Knoxville', 'TN', '37902', '865'),
    suite: 'Dock 4',
  },
  {
    ...company('Wrenhouse Roasting', 'WHR', 'coffee', 'contact', 3),
    ...person('Wendy Kessler', 'Owner'),
    ...place('48 Church St', 'Burlington', 'VT', '05401', '802'),
  },
  {
    ...company('Mossel & Scout Pet Treats', 'MSP', 'petFood', 'prefix-#', 3),
    ...person('Theo Vandermeer', 'Founder'),
    ...place('1611 E 6th St', 'Austin', 'TX', '78702', '512'),
  },
  {
    ...company('Marigold & Tern Bath Works', 'MTB', 'bathAndBody', 'PO-#', 4),
    ...person('Fiona Strand', 'Purchasing'),
    ...place('850 W Main St', 'Lexington', 'KY', '40507', '859'),
  },
  {
    ...company('Kestrel Peak Brewing', 'KPB', 'brewery', 'PO-#', 6),
    ...person('Jonah Whitaker', 'Packaging Lead'),
    ...place('62 NW Greenwood Ave', 'Bend', 'OR', '97701', '541'),
  },
  {
    ...company('Verdant Scarp Wine Co.', 'VSW', 'winery', '#', 3),
    ...person('Camille Duarte', 'Direct Sales Manager'),
    ...place('1300 Seneca Lake Rd', 'Ithaca', 'NY', '14850', '607'),
  },
  {
    ...company('Iron Thicket Cider', 'ITC', 'distillery', 'contact', 4),
    ...person('Rory Haldane', 'Cidermaker'),
    ...place('27 Front Ave NW', 'Grand Rapids', 'MI', '49503', '616'),
  },
  {
    ...company('Sparrowgate Cleaning Products', 'SGC', 'cleaners', 'PO-#', 5),
    ...person('Oscar Nguyen-Reyes', 'Production Planner'),
    ...place('5020 Industrial Loop', 'Tulsa', 'OK', '74103', '918'),
  },
  {
    ...company('Palo Fizz Kombucha', 'PFK', 'brewery', 'prefix-#', 4),
    ...person('Tess Okafor', 'Owner'),
    ...place('711 4th St NW', 'Albuquerque', 'NM', '87102', '505'),
  },
  {
    ...company('Delta Lantern Foods', 'DLF', 'sauces', '4500#', 6),
    ...person('Renee Broussard', 'Plant Manager'),
    ...place('1850 River Rd', 'Baton Rouge', 'LA', '70802', '225'),
  },
  {
    ...company('Vital Orchard Labs', 'VOL', 'vitamins', '4500#', 6),
    ...person('Kenji Watson', 'Quality and Packaging'),
    ...place('3900 Truckee Way', 'Reno', 'NV', '89501', '775'),
    notes: 'First article photos before running the balance.',
  },
  {
    ...company('Snowberry Wick Studio', 'SWS', 'candles', 'contact', 2),
    ...person('Abby Lindstrom', 'Owner'),
    ...place('220 W Riverside Ave', 'Spokane', 'WA', '99201', '509'),
  },
  {
    ...company('Dawnroller Deli & Bread', 'DDB', 'bakery', '#', 5),
    ...person('Vince Palladino', 'Commissary Manager'),
    ...place('400 N High St', 'Columbus', 'OH', '43215', '614'),
  },
  {
    ...company('Sonora Star Coffee', 'SSC', 'coffee', 'PO-#', 4),
    ...person('Marisol Quintero', 'Roaster'),
    ...place('88 E Congress St', 'Tucson', 'AZ', '85701', '520'),
  },
];
