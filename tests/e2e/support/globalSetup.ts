/** Before the screen tests: the client that the servers will serve. */
import { ensureBuilt } from '../../../scripts/lib/build.mjs';

export default ensureBuilt;
