import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Divergence } from '../../recording/compare';
import type { Recording } from '../../recording/recording';
import { en } from '../i18n/en';
import { $recording } from '../model/recording';
import { $replay, noReplay } from '../model/replay-state';
import { sessionsLoaded } from '../model/sessions';
import { completeDocument } from '../testing/complete-document';
import { fire, put, showSimulator } from '../testing/show-simulator';

beforeEach(() => {
  completeDocument();
  Element.prototype.scrollIntoView = vi.fn();
});

const click = (name: string, ms: number) => ({ kind: 'click', ms, role: 'button', name }) as const;
const route = (path: string, ms: number) => ({ kind: 'route', ms, path }) as const;
const recording: Recording = {
  ...{ format: 'shenidar-recording', version: 1, name: 'Mine' },
  launch: { client: '10', environment: 'pwa', platform: 'web', path: '/', persona: null },
  entries: [
    route('/', 0),
    click('Buy', 1000),
    route('/a', 1500),
    click('Pay', 2540),
    route('/b', 3000),
  ],
};
const steps = () =>
  within(screen.getByRole('list', { name: en.session.log })).getAllByRole('listitem');

/** The simulator after a replay that ended with this divergence. */
async function replayed(divergence: Divergence | null | undefined) {
  const scope = await showSimulator();
  await fire(scope, sessionsLoaded, [recording]);
  await put(scope, $replay, { ...noReplay, recording, divergence });
  return scope;
}

it.each([
  [1, 1000, 'Buy', en.session.place(2, '1.0')],
  [2, 1500, 'Buy', en.session.place(3, '1.5')],
  [3, 2540, 'Pay', en.session.place(4, '2.5')],
  [4, 3000, 'Pay', en.session.place(5, '3.0')],
  [5, 3000, 'Pay', en.session.end],
])(
  'shows the difference at the entry %i within its step, and names the place',
  async (index, ms, step, place) => {
    await replayed({ index, ms, expected: recording.entries[index] ?? null, actual: null });
    expect(screen.getByRole('alert')).toHaveTextContent(en.session.diverged(place));
    const differing = document.querySelectorAll('#divergence');
    expect(differing).toHaveLength(1);
    const around = steps().filter((each) => each.contains(differing[0] as Node));
    expect(around[0]).toHaveTextContent(step);
    const open = steps().filter((each) => within(each).queryByRole('button', { expanded: true }));
    expect(open).toEqual([around[0]]);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    expect(differing[0]).toHaveTextContent(`${en.session.actual}${en.session.nothing}`);
    // What was expected is shown as a whole, and marked where it stands below its action.
    expect(document.querySelectorAll('#divergence [data-whole=true]')).toHaveLength(
      index < recording.entries.length ? 1 : 0,
    );
    const marked = [...document.querySelectorAll('[data-divergence=true]')];
    expect(marked).toEqual(recording.entries[index]?.kind === 'route' ? [around.at(-1)] : []);
    vi.mocked(Element.prototype.scrollIntoView).mockClear();
    fireEvent.click(screen.getByRole('button', { name: en.session.show }));
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([...differing]);
  },
);

it.each([
  [null, en.session.same(5)],
  [undefined, en.session.ended],
])('says how a replay ended without a difference: %s', async (divergence, text) => {
  await replayed(divergence);
  expect(screen.getByText(text)).toHaveAttribute('role', 'status');
});

it('ends the timer of a recording with it', async () => {
  const scope = await showSimulator();
  const start = vi.spyOn(window, 'setInterval');
  const end = vi.spyOn(window, 'clearInterval');
  await put(scope, $recording, { phones: [0], at: Date.now() });
  const timers = start.mock.results.map(({ value }: { value: unknown }) => value);
  expect(timers).toHaveLength(1);
  expect(end).not.toHaveBeenCalled();
  await put(scope, $recording, null);
  expect(end.mock.calls).toEqual([timers]);
});
