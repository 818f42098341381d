import type { Route } from '@playwright/test';
import { everyAddress } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';
import { settled } from '../../settled';

/** What takes the place of a value; JSON leaves out a field that is undefined. */
const wrongValues = [undefined, null, 'متن', '', -1, 1e15, 1.5, true, {}, [], [null], { a: 1 }];

/** A place in an answer: its holder, and its key there. */
interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly path: string;
}

test.use({ serviceWorkers: 'block', expectedProblems: /status of 4\d\d/ });
test.setTimeout(600_000);

for (const { who, persona } of [
  { who: 'A visitor', persona: undefined },
  { who: 'A signed-in user', persona: 'collector' },
] as const) {
  test.describe(who, () => {
    test.use({ persona });

    // Rule: docs/faults.md#f2
    test('reads what is left of answers of which one field is broken @deep', async ({ page }) => {
      const random = createRandom(1405);
      let broken: string[] = [];
      await page.route('**/api/**', async (route) => {
        const note = await breakOneField(route, random);
        if (note !== undefined) broken.push(note);
      });
      for (const path of everyAddress) {
        broken = [];
        await test.step(path, async () => {
          await page.goto(path);
          await settled(page);
          const text = await page.locator('body').innerText();
          const told = `${path}, with ${broken.join(' and ')}`;
          expect.soft(text, told).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
        });
      }
    });
  });
}

/** Answers with one random value replaced, and says which. */
async function breakOneField(route: Route, random: (count: number) => number) {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) {
    await route.fulfill({ response });
    return undefined;
  }
  const json: unknown = await response.json();
  const places = placesIn(json, '');
  const place = places[random(places.length)];
  const value = wrongValues[random(wrongValues.length)];
  if (place) place.holder[place.key] = value;
  await route.fulfill({ response, json });
  const { pathname } = new URL(route.request().url());
  return `${pathname}${place?.path} = ${JSON.stringify(value)}`;
}

/** All places of a JSON value; of a list, those of its first two entries, because the others are alike. */
function placesIn(value: unknown, path: string): Place[] {
  if (value === null || typeof value !== 'object') return [];
  const holder = value as Record<string, unknown>;
  const keys = Object.keys(value);
  return (Array.isArray(value) ? keys.slice(0, 2) : keys).flatMap((key) => [
    { holder, key, path: `${path}/${key}` },
    ...placesIn(holder[key], `${path}/${key}`),
  ]);
}

/** Whole numbers below a count, the same in every run for the same order of requests. */
function createRandom(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * count);
  };
}
