/** What a ticket needs of the shop's standards: whose paper it is, and what the shop's copy positions mean. */
import type { Field } from '../../fields/field';
import { fieldsOf } from '../../fields/field';
import { defaultsOf } from '../../fields/payload';
import type { CopyPositionChart } from '../../ui/drawings/copyPositionGeometry';
import { copyPositionStandardFields, standardsFields } from '../standards/fields';

export const shopFields: readonly Field[] = [
  ...fieldsOf(standardsFields, ['shop_name', 'shop_address', 'shop_phone']),
  ...copyPositionStandardFields,
];

export type ShopOnTicket = CopyPositionChart & {
  shop_name?: string | null;
  shop_address?: string | null;
  shop_phone?: string | null;
};

/** The chart that a new shop starts from: for where the server does not tell the shop's own. */
export const typicalShop = defaultsOf(copyPositionStandardFields, '') as ShopOnTicket;
