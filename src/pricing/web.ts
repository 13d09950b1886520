import { amount, known, positive } from './numbers';

/** 1000 square inches for every foot of a web this wide, inches. */
export const msiOf = (width: number, feet: number): number => (width * 12 * feet) / 1000;

/** Around the core, the wound web fills a ring whose area is the length of the web times its thickness (mils). */
export const outerDiameterOf = (coreDiameter: number, feet: number, thickness: number): number =>
  Math.sqrt(coreDiameter ** 2 + (4 * 12 * feet * thickness) / 1000 / Math.PI);

/**
 * The area of a web, MSI (thousands of square inches).
 * Null when the width (inches) or the length (feet) is missing, negative or not a number.
 * Source: mgxdigital.com/msi-feet-and-sheets. Dividing by 144 instead, as is sometimes seen, gives 0.58 of it.
 */
export const webMsi = (widthInches: number, feet: number): number | null =>
  known(msiOf(amount(widthInches), amount(feet)));

/**
 * The length of a web of this area (MSI) and width (inches), feet.
 * Null when the area is missing, negative or not a number, or the width is not more than 0.
 * Source: mgxdigital.com/msi-feet-and-sheets.
 */
export const feetFromMsi = (msi: number, widthInches: number): number | null =>
  known((amount(msi) * 1000) / 12 / positive(widthInches));

/**
 * The outer diameter of a roll, inches: core with its wall (inches), length (feet), thickness of all layers (mils).
 * Null when one of them is missing, negative or not a number.
 * Source: blog.lexjet.com; mpirelease.com/calculators.php.
 */
export const rollOuterDiameter = (
  coreOuterDiameterInches: number,
  feet: number,
  thicknessMils: number,
): number | null => known(outerDiameterOf(amount(coreOuterDiameterInches), amount(feet), amount(thicknessMils)));

/**
 * The length of the web on a roll, feet, from its outer diameter and its core's (inches) and the thickness (mils).
 * Null when one of them is missing or not a number, the thickness is not more than 0, or the roll is less than its core.
 * Source: blog.lexjet.com; mpirelease.com/calculators.php.
 */
export const rollLength = (
  outerDiameterInches: number,
  coreOuterDiameterInches: number,
  thicknessMils: number,
): number | null => {
  const ring = (Math.PI / 4) * (amount(outerDiameterInches) ** 2 - amount(coreOuterDiameterInches) ** 2);
  return known(amount(ring) / (positive(thicknessMils) / 1000) / 12);
};
