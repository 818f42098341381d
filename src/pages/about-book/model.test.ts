import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { cameOnline } from '@/shared/browser/online';
import { aDetail } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { ownRequests } from '@/testing/own-requests';

import { $aboutBook, $aboutBookError, aboutBookRetryClicked } from './model';

const call = (id: string) => `GET /api/audiobooks/${id}/detail2`;
const at = (id: string) => ({ routeId: 'about-book', path: `/about-book/${id}`, params: { id } });
const network = { kind: 'network' };

it.each([
  ['on request', aboutBookRetryClicked],
  ['when the device comes online', cameOnline],
])('loads the title again %s, and drops the error at once', async (_, unit) => {
  const held = heldAnswer<unknown>();
  let answer = (): unknown => {
    throw network;
  };
  const { scope, router } = await createTestScope({ answers: { [call('divan')]: () => answer() } });
  router.visit(at('divan'));
  await allSettled(scope);
  expect(scope.getState($aboutBookError)).toEqual(network);
  answer = held.answer;
  void allSettled(unit, { scope });
  expect(scope.getState($aboutBookError)).toBeNull();
  held.give(aDetail());
  await allSettled(scope);
  expect(scope.getState($aboutBook)?.title).toBe('Divan');
});

it('loads nothing when the device comes online, unless the title has failed and is open', async () => {
  const { scope, router, requests } = await createTestScope({
    answers: {
      [call('divan')]: aDetail(),
      [call('lost')]: () => {
        throw network;
      },
    },
  });
  const sent = () => ownRequests(requests).length;
  router.visit(at('divan'));
  await allSettled(scope);
  await allSettled(cameOnline, { scope });
  expect(sent()).toBe(1);
  router.visit(at('lost'));
  await allSettled(scope);
  router.visit({ routeId: 'feedback', path: '/feedback' });
  await allSettled(cameOnline, { scope });
  expect(sent()).toBe(2);
});

it('shows the title of its address alone, however late another one comes', async () => {
  const late = heldAnswer<unknown>();
  const { scope, router } = await createTestScope({
    answers: {
      [call('divan')]: aDetail({ title: 'Divan' }),
      [call('late')]: late.answer,
      [call('golestan')]: aDetail({ title: 'Golestan' }),
    },
  });
  router.visit(at('divan'));
  await allSettled(scope);
  router.visit(at('late'));
  expect(scope.getState($aboutBook)).toBeNull();
  router.visit(at('golestan'));
  late.give(aDetail({ title: 'Late' }));
  await allSettled(scope);
  expect(scope.getState($aboutBook)?.title).toBe('Golestan');
});
