import { expect, it } from 'vitest';

import { en } from './en';
import { fa } from './fa';

/**
 * What each text with parameters says in both languages, with 1 and 2 in the order of the parameters. Other tests call
 * the texts by their names, so they notice neither a parameter in another's place, nor one in none.
 */
const saying: Readonly<Record<string, readonly [english: string, persian: string]>> = {
  'setup.phone': ['Phone 1', 'گوشی ۱'],
  'stage.missedGesture': ['Could not repeat: 1', 'تکرار نشد: 1'],
  'sheet.market': ['1 payment', 'پرداخت 1'],
  'session.entries': ['1 entries', '۱ رخداد'],
  'session.fullHint': [
    'It has 1 entries. Later entries are not recorded.',
    '1 رخداد دارد و رخدادهای بعدی ضبط نمی‌شوند.',
  ],
  'session.otherEnvironment': [
    'It was recorded in 1. Differences between the environments show as a divergence.',
    'در محیط 1 ضبط شده است؛ تفاوت محیط‌ها هم ناهمسانی شمرده می‌شود.',
  ],
  'session.playing': ['Playing: 1 of 2', 'در حال پخش: ۱ از ۲'],
  'session.same': [
    'No difference: all 1 entries are as recorded.',
    'همسان: هر ۱ رخداد با ضبط یکی است.',
  ],
  'session.diverged': ['The replay diverges at 1.', 'در 1 با ضبط تفاوت دارد.'],
  'session.place': ['entry 1, 2 s', 'رخداد ۱، ثانیهٔ 2'],
  'session.nth': ['no. 1', 'شمارهٔ ۱'],
  'traffic.missing': [
    'Phone 1 has no such call in this step',
    'گوشی 1 در این گام چنین فراخوانی ندارد',
  ],
  'traffic.differs': [
    'Phone 1 has another call in this step',
    'فراخوان گوشی 1 در این گام متفاوت است',
  ],
  'traffic.unsupported': [
    'The platform of phone 1 does not have this method',
    'پلتفرم گوشی 1 این متد را ندارد',
  ],
  'bridge.has': ['The wrapper has 1', 'پوسته 1 را دارد'],
};

function saidIn(value: unknown, path: readonly string[] = []): [path: string, said: string][] {
  if (typeof value === 'function')
    return [[path.join('.'), (value as (...parameters: unknown[]) => string)(1, 2)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => saidIn(inner, [...path, name]));
}

it.each([
  ['English', en, 0],
  ['Persian', fa, 1],
] as const)('has each parameter of each text in its own place in %s', (_, texts, language) => {
  const expected = Object.entries(saying).map(([name, said]) => [name, said[language]]);
  expect(Object.fromEntries(saidIn(texts))).toEqual(Object.fromEntries(expected));
});
