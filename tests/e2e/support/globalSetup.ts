/** Before the screen tests: the servers, and the client that they will serve. */
import { ensureBuilt } from '../../../scripts/lib/build.mjs';

export default ensureBuilt;
