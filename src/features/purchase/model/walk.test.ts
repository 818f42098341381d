import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $tokens, sessionEnded } from '@/shared/api/tokens';
import { navigateFx } from '@/shared/routing/navigate';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { mainButtonClicked } from './buttons';
import { popUpRequested } from './library-state';
import {
  $dialog,
  confirmPurchaseClicked,
  dialogCancelled,
  increaseCreditClicked,
} from './markets-dialog';
import { $isOpen, popUpDismissed } from './pop-up';

const home = '/pdp/1001';
const marked = `${home}#modalOpened`;
const book = aPurchaseBook();

/** The reference model: the visible state and the pending delay. */
interface Reference {
  path: string;
  isOpen: boolean;
  isLoggedIn: boolean;
  action: number;
  dialog: 'confirm' | 'notEnough' | null;
  /** The pending step and its delay in ms. */
  following: { what: 'dialog' | 'plans' | 'back'; in: number } | null;
  orders: number;
}

type Step =
  | { do: 'open' | 'dismiss' | 'back' | 'main' | 'cancel' | 'credit' | 'confirm' | 'leave' }
  | { do: 'signIn' | 'signOut' }
  | { do: 'changeAction'; action: number }
  | { do: 'wait'; ms: number };

const close = (model: Reference) => {
  if (!model.isOpen) return;
  model.isOpen = false;
  model.dialog = null;
  if (model.following?.what !== 'plans') model.following = null;
};
const leaveFor = (model: Reference, path: string) => {
  close(model);
  model.following = null;
  model.path = path;
};

function press(model: Reference) {
  // A click counts only for a signed-in user, on an open pop-up in which no action is running.
  if (!model.isOpen || !model.isLoggedIn || model.dialog) return;
  if (model.following && model.following.what !== 'back') return;
  if (model.action === 4) {
    close(model);
    model.following = { what: 'plans', in: 1300 };
  }
  if (model.action === 8) leaveFor(model, '/archive');
  if (model.action === 6 || model.action === 7) {
    model.following = { what: 'dialog', in: 800 };
  }
}

function answer(model: Reference, how: 'cancel' | 'confirm' | 'credit') {
  if (!model.dialog || (how === 'confirm' && model.dialog !== 'confirm')) return;
  model.dialog = null;
  if (how === 'credit') {
    leaveFor(model, '/credit');
    return;
  }
  // The order is refused at once, and the pop-up stays open to tell it.
  if (how === 'confirm') model.orders += 1;
  model.following = how === 'confirm' ? null : { what: 'back', in: 1200 };
}

function pass(model: Reference, ms: number) {
  if (!model.following) return;
  model.following.in -= ms;
  if (model.following.in > 0) return;
  const { what } = model.following;
  model.following = null;
  if (what === 'dialog') model.dialog = model.action === 6 ? 'confirm' : 'notEnough';
  if (what === 'plans') leaveFor(model, '/subscription');
  if (what === 'back') close(model);
}

function advance(model: Reference, step: Step) {
  switch (step.do) {
    case 'open':
      if (model.path !== home || model.isOpen) return;
      model.isOpen = true;
      model.following = null;
      return;
    case 'dismiss':
    case 'back':
      close(model);
      return;
    case 'main':
      press(model);
      return;
    case 'cancel':
    case 'credit':
    case 'confirm':
      answer(model, step.do);
      return;
    case 'leave':
      leaveFor(model, model.path === home ? '/profile' : home);
      return;
    case 'signOut':
      Object.assign(model, { isLoggedIn: false, dialog: null, following: null });
      return;
    case 'signIn':
      model.isLoggedIn = true;
      return;
    case 'changeAction':
      // An open pop-up keeps its library state, so a change applies to the next opening.
      if (!model.isOpen) model.action = step.action;
      return;
    case 'wait':
      pass(model, step.ms);
  }
}

type Real = Awaited<ReturnType<typeof begin>>;
async function begin() {
  const library = { action: 6, orders: 0 };
  const test = await createPurchaseScope({
    clientId: '2',
    platform: 'android',
    methods: ['goToLibraryTabRefresh'],
    answers: {
      [`POST /api/library/state/1001`]: () => aLibraryState(library.action),
      'POST /api/markets/direct-purchase': () => {
        library.orders += 1;
        throw { kind: 'http', status: 402, statusText: '', message: null, code: null };
      },
    },
  });
  return { ...test, library };
}

async function perform({ fire, scope, router, library }: Real, step: Step) {
  const isOpen = scope.getState($isOpen);
  if (step.do === 'open' && router.address() === home) fire(popUpRequested, book);
  if (step.do === 'dismiss') fire(popUpDismissed);
  if (step.do === 'back' && isOpen) fire(navigateFx, { to: -1 });
  if (step.do === 'main') for (let click = 0; click < 2; click += 1) fire(mainButtonClicked);
  if (step.do === 'cancel') fire(dialogCancelled);
  if (step.do === 'credit') fire(increaseCreditClicked);
  if (step.do === 'confirm')
    for (let click = 0; click < 2; click += 1) fire(confirmPurchaseClicked);
  const elsewhere = router.address().startsWith(home) ? '/profile' : home;
  if (step.do === 'leave') fire(navigateFx, { to: elsewhere });
  if (step.do === 'signOut') fire(sessionEnded);
  if (step.do === 'signIn') fire($tokens, someTokens());
  if (step.do === 'changeAction' && !isOpen) library.action = step.action;
  await vi.advanceTimersByTimeAsync(step.do === 'wait' ? step.ms : 0);
}

const steps = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Step>({ do: 'open' }, { do: 'main' }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Step>(
      { do: 'dismiss' },
      { do: 'back' },
      { do: 'cancel' },
      { do: 'credit' },
      { do: 'confirm' },
      { do: 'leave' },
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'signOut' }, { do: 'signIn' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(4, 6, 7, 8).map((action): Step => ({ do: 'changeAction', action })),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(100, 450, 800, 1200, 1300).map((ms): Step => ({ do: 'wait', ms })),
  },
);

/** The most common sequences: to the dialog, and to the plans. */
const phrases = fc.constantFrom<Step[]>(
  [{ do: 'open' }, { do: 'main' }, { do: 'wait', ms: 800 }],
  [{ do: 'changeAction', action: 4 }, { do: 'open' }, { do: 'main' }, { do: 'wait', ms: 1300 }],
);
const walks = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: steps.map((step) => [step]) },
      { weight: 1, arbitrary: phrases },
    ),
    {
      minLength: 10,
      maxLength: 40,
      size: 'max',
    },
  )
  .map((parts) => parts.flat());

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it(
  'matches the reference in 500 random walks of pop-up, dialog and delays',
  { timeout: 300_000 },
  async () => {
    const seen = { dialogs: 0, orders: 0, plans: 0 };
    await fc.assert(
      fc.asyncProperty(walks, async (walk) => {
        const real = await begin();
        const model: Reference = {
          path: home,
          isOpen: false,
          isLoggedIn: true,
          action: 6,
          dialog: null,
          following: null,
          orders: 0,
        };
        for (const [index, step] of walk.entries()) {
          advance(model, step);
          await perform(real, step);
          const at = `step ${index} of ${JSON.stringify(walk)}`;
          expect(real.router.address(), at).toBe(model.isOpen ? marked : model.path);
          expect(real.scope.getState($isOpen), at).toBe(model.isOpen);
          expect(real.scope.getState($dialog)?.kind ?? null, at).toBe(model.dialog);
          expect(real.library.orders, at).toBe(model.orders);
          seen.dialogs += model.dialog ? 1 : 0;
          seen.plans += model.path === '/subscription' ? 1 : 0;
        }
        seen.orders += model.orders;
        await vi.runAllTimersAsync();
      }),
      { numRuns: 500 },
    );
    // The walks must have reached all the places often enough.
    expect(Math.min(seen.dialogs, seen.orders, seen.plans)).toBeGreaterThan(20);
  },
);
