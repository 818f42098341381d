import { createEffect, sample, type Unit } from 'effector';

/** Tells once after one or more events of a clock, so many ms after the first of them. */
export function nowAndThen(clock: Unit<unknown>, ms: number) {
  const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  sample({
    clock: clock as Unit<void>,
    filter: waitFx.pending.map((isWaiting) => !isWaiting),
    fn: () => undefined,
    target: waitFx,
  });
  return waitFx.done.map(() => undefined);
}
