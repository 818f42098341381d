import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { httpError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';

import type { Pace } from './server';
import { startJourney, type JourneyPlan } from './start-journey';

/** Refuses the first request of each call. */
function refusingFirst() {
  const known = new Set<string>();
  return ({ method, url }: ApiRequest) => {
    const call = `${method} ${url.split('?')[0]}`;
    if (known.has(call)) return undefined;
    known.add(call);
    return httpError(500, '', null);
  };
}

const paces: Readonly<Record<string, () => Pace>> = {
  calm: () => ({ answerMs: 200, stepMs: 3000 }),
  hurried: () => ({ answerMs: 700, stepMs: 300 }),
  refused: () => ({ answerMs: 200, stepMs: 3000, refuse: refusingFirst() }),
};

/**
 * Everything that leaves the app on journeys through all of it: requests, commands to the engine, what is stored, the
 * address, reports, calls of the native wrapper, and what is seen outside of the page. Each journey is made calmly, in a
 * hurry, so that answers arrive in the midst of later steps, and with a server that refuses every call at first. A
 * changed line is a changed behaviour: read it before you take it over (`npx vitest run src/app/journeys --update=all`).
 */
export function testJourneys(
  topics: Readonly<Record<string, Readonly<Record<string, JourneyPlan>>>>,
) {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
  afterEach(() => void vi.useRealTimers());

  const rows = Object.entries(topics).flatMap(([topic, plans]) =>
    Object.entries(plans).flatMap(([name, plan]) =>
      Object.entries(paces).map(([pace, makePace]) => ({ topic, name, pace, plan, makePace })),
    ),
  );
  it.each(rows)('$topic $name, $pace', async ({ topic, name, pace, plan, makePace }) => {
    const { walk, ...options } = plan;
    const journey = await startJourney(options, makePace());
    await walk(journey);
    const file = `${topic} ${name}, ${pace}`.replaceAll(/\W+/g, '-');
    await expect(journey.trace.text()).toMatchFileSnapshot(`./__traces__/${file}.txt`);
  });
}
