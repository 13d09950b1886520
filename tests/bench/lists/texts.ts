/** Texts that somebody could search for, taken out of what the tickets hold: common ones and rare ones, all different. */
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { DATABASE_FILE } from './data';

const SOURCES = ['po_number', 'customer_name', 'material_name', 'die_number', 'notes'] as const;

export type SearchText = { source: string; text: string };

/** So many texts of three to nine letters, in an order that is the same every time. */
export const searchTexts = (folder: string, count: number): SearchText[] => {
  const database = new SqliteDatabase(join(folder, DATABASE_FILE), { readonly: true });
  const ticket = database.prepare(`select ${SOURCES.join(', ')} from job_tickets where id = ?`);
  const { last } = database.prepare('select max(id) as last from job_tickets').get() as { last: number };
  const texts = new Map<string, SearchText>();
  for (let step = 1; texts.size < count && step < count * 50; step += 1) {
    // Steps of a large prime wander through all tickets.
    const row = ticket.get(((step * 7919) % last) + 1) as Record<string, string | null> | undefined;
    const source = SOURCES[step % SOURCES.length] ?? 'notes';
    // Quick search finds words: a text without white space is the same for it as for a filter.
    const word = (row?.[source] ?? '').split(/\s+/).sort((a, b) => b.length - a.length)[0] ?? '';
    const length = 3 + (step % 7);
    const text = word.slice((step >> 3) % Math.max(1, word.length - length), length + ((step >> 3) % 5)).toLowerCase();
    if (text.length >= 3 && /^[\w-]+$/.test(text) && !/^\d+$/.test(text)) texts.set(text, { source, text });
  }
  database.close();
  return [...texts.values()];
};
