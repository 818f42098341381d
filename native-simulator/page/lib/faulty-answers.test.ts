import { expect, it } from 'vitest';

import type { FaultKind } from '../../config/fault-kinds';
import { faultyAnswers } from './faulty-answers';

const good = (afterMs: number) => ({ afterMs, isMalformed: false });

it.each<[FaultKind | undefined, answers: readonly object[]]>([
  [undefined, [good(0)]],
  ['delay', [good(2000)]],
  // After the three seconds that the app waits for an answer of iOS.
  ['late', [good(4000)]],
  ['drop', []],
  ['duplicate', [good(0), good(0)]],
  ['malformed', [{ afterMs: 0, isMalformed: true }]],
  // It has struck the call itself.
  ['throw', [good(0)]],
])('answers a sheet under the fault %s', (fault, answers) => {
  expect(faultyAnswers(fault)).toEqual(answers);
});
