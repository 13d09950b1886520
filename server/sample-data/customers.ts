/** The shop's customers as records. */
import type { customerFields } from '../../src/resources/customers/fields';
import { knownCustomers } from './knownCustomers';
import { randomOf } from './random';
import type { SampleOf } from './record';

export type SampleCustomer = SampleOf<typeof customerFields>;

/** The Internet name of a company that is none: `.example` is kept for that. */
const domainOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`;

/** Of the numbers from 555-0100 to 555-0199, which belong to nobody. */
const phoneNumber = (areaCode: string, line: number) => `(${areaCode}) 555-0${100 + line}`;

export const sampleCustomers = (seed: string): SampleCustomer[] =>
  knownCustomers.map((customer, index) => {
    const random = randomOf(seed, 'customer', index + 1);
    const [first = '', last = ''] = customer.contact.split(' ');
    return {
      id: index + 1,
      customer_name: customer.name,
      contact: customer.contact,
      contact_title: customer.title,
      email: `${first}.${last}@${domainOf(customer.name)}`.toLowerCase(),
      office_number: phoneNumber(customer.areaCode, random.whole(0, 49)),
      mobile_number: random.chance(0.6) ? phoneNumber(customer.areaCode, random.whole(50, 99)) : null,
      street_1: customer.street,
      street_2: customer.suite ?? null,
      city: customer.city,
      address_state: customer.state,
      zip: customer.zip,
      country: 'USA',
      notes: customer.notes ?? null,
    };
  });
