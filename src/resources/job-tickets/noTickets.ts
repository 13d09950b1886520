/** What is said where there are no tickets at all. */
export const NO_TICKETS = 'No job tickets yet. A ticket takes a job through the shop, from its quote to shipping.';
