import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { notificationRequested } from '@/features/notifications/model';
import { pushClicked } from '@/features/push/model';
import { sendFx } from '@/shared/api/send';
import { askForPushFx, endPushFx, type PushAnswer } from '@/shared/browser/push';
import { push as texts } from '@/shared/i18n/fa/push';
import { passTimers } from '@/testing/pass-timers';
import { watchCalls } from '@/testing/watch-calls';

import './push-notices';

passTimers();

const subscribed = { endpoint: 'https://push.example/1', keys: {} };

it.each<[string, PushAnswer, boolean, unknown[]]>([
  ['blocked', 'blocked', true, [{ kind: 'error', text: texts.blocked }]],
  ['unsupported', 'unsupported', true, [{ kind: 'error', text: texts.unsupported }]],
  ['left unanswered', 'dismissed', true, []],
  ['turned on', subscribed, true, [{ kind: 'info', text: texts.turnedOn }]],
  ['not stored by the server', subscribed, false, [{ kind: 'error', text: texts.failed }]],
])('tells that messages were %s', async (_, answer, isStored, expected) => {
  const scope = fork({
    handlers: [
      [askForPushFx, () => answer],
      [endPushFx, () => undefined],
      [
        sendFx,
        () => {
          if (!isStored) throw { kind: 'network' };
        },
      ],
    ],
  });
  const notices = watchCalls(notificationRequested, scope);
  await allSettled(pushClicked, { scope });
  expect(notices).toEqual(expected);
});
