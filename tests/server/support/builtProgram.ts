/** Before the tests of the server: its program, for those that run it as a process of its own. */
import { ensureProgramBuilt } from '../../../scripts/lib/build.mjs';

export default ensureProgramBuilt;
