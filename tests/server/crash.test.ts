/** What was acknowledged survives a kill at any moment: the short form of the soaks of that name. */
import { describe, expect, it } from 'vitest';
import { crashSoak } from '../soak/crash';
import { crashPostgresSoak } from '../soak/crashPostgres';
import { printReport } from '../soak/support/report';
import { onPostgres } from './support/testDatabase';

describe(onPostgres ? 'PostgreSQL killed under a write load' : 'the server killed under a write load', () => {
  it('loses nothing that was acknowledged and leaves nothing half done', async () => {
    const report = onPostgres ? await crashPostgresSoak(2) : await crashSoak(4);
    printReport(report);
    expect(report.failures).toEqual([]);
    const figures = Object.fromEntries(report.figures);
    expect(figures['writes acknowledged']).toBeGreaterThan(0);
    expect(figures['writes found']).toBe(figures['writes acknowledged']);
  }, 240_000);
});
