/** A browser in which somebody is signed in already: for tests that are about something else. */
import type { PageOptions } from './browser';
import type { Shop, User } from './shop';

/** Options of a page whose user is signed in from the start. */
export const signedIn = async (shop: Shop, user: User): Promise<PageOptions> => ({
  token: await shop.api.tokenOf(user),
});
