import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, type Store } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { clientRequested } from '@/entities/client/model';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { moments } from '@/shared/i18n/fa/moments';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatClock, formatNumber, toPersianDigits } from '@/shared/i18n/format';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { bookRequested } from '../model/queue';
import { $sleepOption } from '../model/sleep-timer';
import { $speed, speedChosen } from '../model/speed';

import { BookmarkButton } from './bookmark-button';
import { ChaptersButton } from './chapters-button';
import { PlayerActions } from './player-actions';
import { SleepButton } from './sleep-button';
import SleepPanel from './sleep-panel';
import { SoundMark } from './sound-mark';
import { SpeedButton } from './speed-button';
import SpeedPanel from './speed-panel';

/** The second of three chapters is in the player. */
async function show(part: ReactNode) {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, engine } = test;
  await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 2 } });
  const { container } = render(<Provider value={scope}>{part}</Provider>);
  const emit = (type: 'playing' | 'waiting' | 'timeupdate', time: number) =>
    act(async () => engine.emit(type, { time, duration: 100 }));
  return { ...test, container, emit };
}

it('says which chapter plays on the button of their list', async () => {
  await show(<ChaptersButton shape="tile" />);
  const button = screen.getByRole('button', { name: player.chapters });
  expect(button).toHaveTextContent(player.chapterShort(formatNumber(2), formatNumber(3)));
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
});

it.each(['tile', 'chip'] as const)('describes each button by what is chosen: %s', async (shape) => {
  const { scope } = await show(
    <>
      <SpeedButton shape={shape} />
      <SleepButton shape={shape} />
      <ChaptersButton shape={shape} />
    </>,
  );
  const described = (name: string, text: string) =>
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(text);
  described(playerOptions.speed, playerOptions.speedOf(toPersianDigits(1)));
  described(playerOptions.sleep, playerOptions.sleepOff);
  described(player.chapters, player.chapterShort(formatNumber(2), formatNumber(3)));
  await act(() => allSettled(speedChosen, { scope, params: 1.5 }));
  described(playerOptions.speed, playerOptions.speedOf(toPersianDigits(1.5)));
});

it('fills the bookmark of a marked second, and announces its place', async () => {
  const { container, emit } = await show(<BookmarkButton />);
  await emit('timeupdate', 20);
  const isFilled = () => container.querySelector('path')?.getAttribute('fill') === 'currentColor';
  expect([isFilled(), screen.getByRole('status').textContent]).toEqual([false, '']);
  await userEvent.click(screen.getByRole('button', { name: moments.mark }));
  await waitFor(() => expect(isFilled()).toBe(true));
  const place = moments.marked(formatNumber(2), formatClock(20));
  expect(screen.getByRole('status')).toHaveTextContent(place);
  await emit('timeupdate', 21);
  expect(isFilled()).toBe(false);
});

it('moves the mark of sound only while there is sound', async () => {
  const { container, emit } = await show(<SoundMark />);
  const isMoving = () => container.querySelector('svg')?.getAttribute('data-moving');
  expect(isMoving()).toBe('false');
  await emit('playing', 1);
  expect(isMoving()).toBe('true');
});

const { info, comments, share, close } = player;
const { download } = playerOptions;
// Client 12 is a partner without a share button.
it.each([
  ['web', false, '10', [info, comments, share, close]],
  ['web', true, '10', [info, share, close]],
  ['native', false, '10', [info, comments, download, share, close]],
  ['native', true, '10', [info, share, close]],
  ['native', false, '12', [info, comments, download, close]],
] as const)('offers in the shell %s, for a sample %s, to client %s: %j', async (...row) => {
  const [shell, isSample, clientId, names] = row;
  const item = anItem({ isSample });
  const { scope } = await show(null);
  const environment = environments.find((each) => each.shell === shell)!;
  await allSettled($environment, { scope, params: environment });
  await allSettled(clientRequested, { scope, params: { clientId } });
  render(
    <Provider value={scope}>
      <PlayerActions item={item} />
    </Provider>,
  );
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(
    names,
  );
});

it.each([
  ['a speed', SpeedPanel, playerOptions.speedOf(toPersianDigits(1.5)), $speed, 1.5],
  ['an option of the sleep timer', SleepPanel, playerOptions.sleepChapter, $sleepOption, 'chapter'],
] as const)('closes the sheet in which %s was chosen', async (_, Panel, name, $store, value) => {
  const onDismissed = vi.fn();
  const { scope } = await show(<Panel isOpen onDismissed={onDismissed} />);
  await userEvent.click(await screen.findByRole('radio', { name }));
  expect(onDismissed).toHaveBeenCalledOnce();
  expect(scope.getState($store as Store<unknown>)).toBe(value);
});
