import { defineFields } from '../../fields/field';
import type { RecordOf } from '../../fields/record';

export const customerFields = defineFields([
  { source: 'customer_name', label: 'Name', type: 'text', identifies: true, lookup: true },
  { source: 'contact', label: 'Contact', type: 'text' },
  { source: 'contact_title', label: 'Contact Title', type: 'text' },
  { source: 'email', label: 'Email', type: 'text' },
  { source: 'office_number', label: 'Office #', type: 'text' },
  { source: 'mobile_number', label: 'Mobile #', type: 'text' },
  { source: 'street_1', label: 'Street 1', type: 'text' },
  { source: 'street_2', label: 'Street 2', type: 'text' },
  { source: 'city', label: 'City', type: 'text' },
  { source: 'address_state', label: 'State', type: 'text' },
  { source: 'zip', label: 'Zip', type: 'text' },
  { source: 'country', label: 'Country', type: 'text' },
  { source: 'notes', label: 'Notes', type: 'longText' },
  {
    source: 'address',
    label: 'Address',
    type: 'text',
    readOnly: 'calculated',
    combines: ['street_1', 'street_2'],
  },
  {
    source: 'city_state_zip',
    label: 'City/State/Zip',
    type: 'text',
    readOnly: 'calculated',
    combines: ['city', 'address_state', 'zip'],
  },
  {
    source: 'phone_number',
    label: 'Phone #',
    type: 'text',
    readOnly: 'calculated',
    combines: ['office_number', 'mobile_number'],
  },
]);

export type Customer = RecordOf<typeof customerFields>;

const joined = (parts: readonly (string | null | undefined)[], separator: string): string | null =>
  parts.filter(Boolean).join(separator) || null;

/** The lines of an address and the one number to call, as the grid shows, sorts and searches them. */
export const customerSummary = (customer: Partial<Customer>) => ({
  address: joined([customer.street_1, customer.street_2], ', '),
  city_state_zip: joined([joined([customer.city, customer.address_state], ', '), customer.zip], ' '),
  phone_number: customer.office_number || customer.mobile_number || null,
});
