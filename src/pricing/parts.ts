import { amount, amountOrNone, isBlank, isRecord, known, positive } from './numbers';
import type { Given, Reason } from './types';
import { faultOf, labelOf } from './wording';

/** What a part of a ticket is calculated from: labels, and feet at the start, at each changeover and at the end. */
export type PartInputs = {
  quantity?: Given;
  job_lead_in?: Given;
  job_lead_out?: Given;
  /** The number of changeovers. */
  cos?: Given;
  co_lead_in?: Given;
  co_lead_out?: Given;
};

/** What a ticket needs of its quote: how the labels lie on web, roll and sheet (inches), and the press (minutes, ft/min). */
export type TicketQuote = {
  number_across?: Given;
  label_repeat?: Given;
  label_across?: Given;
  labels_per_roll?: Given;
  labels_per_sheet?: Given;
  press_setup_time?: Given;
  press_run_speed?: Given;
};

/** Figures that are null where they cannot be calculated, with the reason for each that is. */
type Quantities<Name extends string> = { [name in Name]: number | null } & {
  reasons: { [name in Name]?: Reason };
};

export type PartQuantities = Quantities<'footage' | 'full_rolls' | 'partial_qty' | 'sheets'>;
export type RewindQuantities = Quantities<'total_qty' | 'items' | 'footage' | 'total_rolls'>;
export type TicketQuantities = Quantities<'footage' | 'time'>;

/** What was given for a figure, and the number to calculate with, NaN if it is not one. */
type Input = {
  name: string;
  given: unknown;
  value: number;
};

const noQuote: Reason = { field: 'quote_id', message: 'The ticket has no quote to calculate from.' };

const ofQuote = (quote: TicketQuote | null | undefined, field: keyof TicketQuote, read = positive): Input => {
  const given = quote?.[field];
  return { name: `quote.${field}`, given, value: read(given) };
};

const ofPart = (part: PartInputs | null | undefined, field: keyof PartInputs, read = amountOrNone): Input => {
  const given = part?.[field];
  return { name: field, given, value: read(given) };
};

/** Puts figures together with the reasons of those that are not known. */
const quantities = <Name extends string>(
  quote: TicketQuote | null | undefined,
  figures: { [name in Name]: { value: number; from: Input[] } },
): Quantities<Name> => {
  const reasons: { [name: string]: Reason } = {};
  const values: { [name: string]: number | null } = {};
  for (const [name, { value, from }] of Object.entries<{ value: number; from: Input[] }>(figures)) {
    values[name] = known(value);
    if (values[name] === null) reasons[name] = reasonAmong(name, from, isRecord(quote));
  }
  return { ...values, reasons } as Quantities<Name>;
};

const reasonAmong = (name: string, from: Input[], hasQuote: boolean): Reason => {
  const lacking = from.find(({ value }) => Number.isNaN(value));
  if (lacking === undefined) return { field: name, message: `${labelOf(name)} is too large to calculate.` };
  if (!hasQuote && lacking.name.startsWith('quote.')) return noQuote;
  return { field: lacking.name, message: faultOf(labelOf(lacking.name), lacking.given) };
};

/**
 * The web and the rolls of a part: footage in feet, full_rolls, partial_qty in labels, sheets.
 * Leads and changeovers left blank are none. Null where an input is missing or cannot be calculated with, and the reason
 * says which; `sheets` is null without a reason when the quote's labels come on rolls.
 * Source: teamdls.com/calculations.html; a started roll is not a full one, so rolls are counted down.
 */
export const calculatePart = (
  part: PartInputs | null | undefined,
  quote: TicketQuote | null | undefined,
): PartQuantities => {
  const quantity = ofPart(part, 'quantity', amount);
  const leadIn = ofPart(part, 'job_lead_in');
  const leadOut = ofPart(part, 'job_lead_out');
  const changeovers = ofPart(part, 'cos');
  const changeoverIn = ofPart(part, 'co_lead_in');
  const changeoverOut = ofPart(part, 'co_lead_out');
  const across = ofQuote(quote, 'number_across');
  const repeat = ofQuote(quote, 'label_repeat');
  const perRoll = ofQuote(quote, 'labels_per_roll');
  const perSheet = ofQuote(quote, 'labels_per_sheet');

  const fullRolls = Math.floor(quantity.value / perRoll.value);
  const footage =
    (Math.ceil(quantity.value / across.value) * repeat.value) / 12 +
    leadIn.value +
    changeovers.value * (changeoverIn.value + changeoverOut.value) +
    leadOut.value;

  const calculated = quantities(quote, {
    footage: {
      value: footage,
      from: [quantity, across, repeat, leadIn, changeovers, changeoverIn, changeoverOut, leadOut],
    },
    full_rolls: { value: fullRolls, from: [quantity, perRoll] },
    partial_qty: { value: quantity.value - fullRolls * perRoll.value, from: [quantity, perRoll] },
    sheets: { value: Math.ceil(quantity.value / perSheet.value), from: [quantity, perSheet] },
  });
  if (isBlank(perSheet.given) || perSheet.given === 0) delete calculated.reasons.sheets;
  return calculated;
};

/**
 * The parts that a ticket's sums are over: those with a value for one of the fields. A part without has nothing to run
 * yet. Where no part has one, they are all of them, so that their sum is not known.
 */
const summed = <Part extends object>(parts: readonly Part[], fields: readonly (keyof Part)[]): readonly Part[] => {
  const begun = parts.filter((part) => fields.some((field) => !isBlank(part?.[field])));
  return begun.length > 0 ? begun : parts;
};

/**
 * The rolls of a ticket: total_qty in labels, items (its parts), footage in feet, total_rolls.
 * Rolls never mix parts, so each part's last roll counts, full or not. All but `items` are over the parts that have a
 * quantity. Null where none has one, or another input is missing or cannot be calculated with, and the reason says
 * which. A ticket without parts has 0 of everything.
 */
export const calculateRewind = (
  parts: readonly PartInputs[] | null | undefined,
  quote: TicketQuote | null | undefined,
): RewindQuantities => {
  const items = Array.isArray(parts) ? parts : [];
  const counts = summed<PartInputs>(items, ['quantity']).map((part) => ofPart(part, 'quantity', amount));
  const repeat = ofQuote(quote, 'label_repeat');
  const across = ofQuote(quote, 'label_across');
  const perRoll = ofQuote(quote, 'labels_per_roll');

  const total = counts.reduce((sum, { value }) => sum + value, 0);
  const rolls = counts.reduce((sum, { value }) => sum + Math.ceil(value / perRoll.value), 0);
  return quantities(quote, {
    total_qty: { value: total, from: counts },
    items: { value: items.length, from: [] },
    footage: { value: (total * repeat.value) / 12 / across.value, from: [...counts, repeat, across] },
    total_rolls: { value: rolls, from: [...counts, perRoll] },
  });
};

/** What a ticket needs of a part: labels, and the feet that they were calculated to, or that were typed. */
type PartFootage = { quantity?: Given; footage?: Given };

/**
 * The footage of a ticket, feet, which is the sum of the footage of its parts; and its time on the press, minutes.
 * A part with neither quantity nor footage has nothing to run yet. Null where no part has, where the footage of one that
 * has is not known, or the press of the quote, and the reason says which.
 */
export const calculateTicket = (
  parts: readonly PartFootage[] | null | undefined,
  quote: TicketQuote | null | undefined,
): TicketQuantities => {
  const items = Array.isArray(parts) ? parts : [];
  const lengths = summed<PartFootage>(items, ['quantity', 'footage']).map((part): Input => {
    const given = part?.footage;
    return { name: 'footage', given, value: amount(given) };
  });
  const setupTime = ofQuote(quote, 'press_setup_time', amount);
  const speed = ofQuote(quote, 'press_run_speed');

  const footage = lengths.reduce((sum, { value }) => sum + value, 0);
  return quantities(quote, {
    footage: { value: footage, from: lengths },
    time: { value: setupTime.value + footage / speed.value, from: [...lengths, setupTime, speed] },
  });
};
