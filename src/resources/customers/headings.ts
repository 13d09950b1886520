/** What the columns of other people's customer lists are called. */
import type { Aliases } from '../../ui/csvImport/columns';

export const customerAliases: Aliases = {
  customer_name: ['Customer', 'Customer Name', 'Company', 'Company Name', 'Account', 'Account Name', 'Business Name'],
  contact: ['Contact Name', 'Contact Person', 'Attention', 'Attn'],
  contact_title: ['Title', 'Job Title', 'Position'],
  email: ['Email Address', 'Mail', 'Main Email'],
  office_number: ['Phone', 'Phone #', 'Phone Number', 'Telephone', 'Tel', 'Main Phone', 'Office Phone', 'Office'],
  mobile_number: ['Mobile', 'Mobile Phone', 'Cell', 'Cell Phone', 'Cell #'],
  street_1: ['Street', 'Street Address', 'Address', 'Address 1', 'Address Line 1', 'Address1', 'Bill to 1'],
  street_2: ['Address 2', 'Address Line 2', 'Address2', 'Suite', 'Bill to 2'],
  city: ['Town', 'City/Town'],
  address_state: ['State/Province', 'Province', 'Region', 'ST'],
  zip: ['Zip Code', 'Zipcode', 'Postal Code', 'Postcode'],
  notes: ['Note', 'Comments', 'Comment', 'Memo', 'Remarks'],
};
