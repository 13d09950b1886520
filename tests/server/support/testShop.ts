/** A whole server over a fresh database, called as a client would: by HTTP, signed in or not. */
import { type ShopOptions, serveShop, type TestShop } from './serveShop';
import { openTestDatabase } from './testDatabase';

/** Starts a server with two users, `Anna` (administrator) and `Sam` (staff), both signed in. */
export const openTestShop = async (options: ShopOptions = {}): Promise<TestShop> => {
  const { database, close } = await openTestDatabase();
  return serveShop(database, close, options);
};
