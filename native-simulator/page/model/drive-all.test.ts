import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Gesture } from '../../recording/recorder';
import { pageStarted, phoneAdded, settingsChosen } from './config';
import { $missedGestures, $pageStarts, $stepStarts, allPhonesDriven } from './drive-all';
import { frameMounted } from './frames';
import { $watchedPhones, gestureReported } from './gestures';
import { phoneStarted } from './screens';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const press: Gesture = { kind: 'click', at: 0, role: 'button', name: 'Buy' };

/** Two phones that are driven together; in the second one the element exists when the test says so. */
async function twoPhones() {
  const first = { performed: 0 };
  const second = { hasElement: false, performed: 0 };
  const frameOf = (perform: () => boolean) =>
    ({ contentWindow: { __performGesture: perform } }) as unknown as HTMLIFrameElement;
  const scope = fork();
  await allSettled(pageStarted, { scope });
  await allSettled(phoneAdded, { scope });
  await allSettled(settingsChosen, { scope, params: { drivesAll: true } });
  const perform = () => {
    if (second.hasElement) second.performed += 1;
    return second.hasElement;
  };
  const performFirst = () => {
    first.performed += 1;
    return true;
  };
  const frames = [frameOf(performFirst), frameOf(perform)];
  for (const [phone, frame] of frames.entries())
    await allSettled(frameMounted, { scope, params: { phone, frame } });
  const act = async (gesture: object = press) => {
    const params = { phone: 0, json: JSON.stringify(gesture) };
    void allSettled(gestureReported, { scope, params });
    await vi.advanceTimersByTimeAsync(6000);
  };
  return { scope, first, second, act };
}

it('watches no phone that is alone', async () => {
  const scope = fork();
  await allSettled(pageStarted, { scope });
  await allSettled(settingsChosen, { scope, params: { drivesAll: true } });
  expect(scope.getState($watchedPhones)).toEqual([]);
  await allSettled(phoneAdded, { scope });
  expect(scope.getState($watchedPhones)).toEqual([0, 1]);
});

it('names the gesture that a phone could not repeat, until it repeats another', async () => {
  const { scope, second, act } = await twoPhones();
  await act();
  expect(scope.getState($missedGestures)).toEqual({ 1: press });
  second.hasElement = true;
  await act();
  expect(second.performed).toBe(1);
  expect(scope.getState($missedGestures)).toEqual({});
});

it('names what each of several phones could not repeat', async () => {
  const { scope, act } = await twoPhones();
  await allSettled(phoneAdded, { scope });
  await act();
  expect(scope.getState($missedGestures)).toEqual({ 1: press, 2: press });
});

it('forgets the missed gesture of a phone that starts anew', async () => {
  const { scope, act } = await twoPhones();
  await act();
  await allSettled(phoneStarted, { scope, params: 0 });
  expect(scope.getState($missedGestures)).toEqual({ 1: press });
  await allSettled(phoneStarted, { scope, params: 1 });
  expect(scope.getState($missedGestures)).toEqual({});
});

it('repeats a gesture in the other phones alone, and in none that is not driven', async () => {
  const { scope, first, second, act } = await twoPhones();
  second.hasElement = true;
  await act();
  expect([first.performed, second.performed]).toEqual([0, 1]);
  await allSettled(settingsChosen, { scope, params: { drivesAll: false } });
  await act();
  expect([first.performed, second.performed]).toEqual([0, 1]);
});

it('scrolls the other phones too, which is no step, and none that a phone could miss', async () => {
  const { scope, second, act } = await twoPhones();
  expect(scope.getState($watchedPhones)).toEqual([0, 1]);
  await act();
  await act({ kind: 'scroll', top: 100 });
  expect(scope.getState($missedGestures)).toEqual({ 1: press });
  second.hasElement = true;
  await act({ kind: 'scroll', top: 200 });
  expect(second.performed).toBe(1);
  // It has not repeated the gesture yet.
  expect(scope.getState($missedGestures)).toEqual({ 1: press });
  expect(scope.getState($stepStarts)).toEqual([press.at]);
});

it('notes the steps of all phones in their order, and the last load of each page', async () => {
  const { scope, act } = await twoPhones();
  await act({ ...press, at: 5 });
  await allSettled(allPhonesDriven, { scope, params: 7 });
  await allSettled(settingsChosen, { scope, params: { drivesAll: false } });
  await act({ ...press, at: 9 });
  expect(scope.getState($stepStarts)).toEqual([5, 7]);
  const starts = [];
  for (const phone of [0, 1, 0]) {
    await vi.advanceTimersByTimeAsync(1000);
    starts.push(Date.now());
    await allSettled(phoneStarted, { scope, params: phone });
  }
  expect(scope.getState($pageStarts)).toEqual({ 0: starts[2], 1: starts[1] });
});
