/** Steps of the journeys. */
import { until, type EngineDriver } from './engine-driver';

/** Waits until something that the selector names is laid out. */
export async function shows(driver: EngineDriver, selector: string): Promise<void> {
  await until(`${selector} is shown`, () => inSight(driver, selector));
}

/** Whether something that the selector names is laid out. */
export function inSight(driver: EngineDriver, selector: string): Promise<boolean> {
  return driver.read(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.getClientRects().length > 0)`,
  );
}

/** Waits until the page has the text. */
export async function says(driver: EngineDriver, text: string): Promise<void> {
  await until(
    `the page says «${text}»`,
    () => driver.read<string>('document.body.innerText'),
    (said) => said.includes(text),
  );
}

/** The position of what sounds, in seconds; 0 while nothing does. */
export function position(driver: EngineDriver): Promise<number> {
  return driver.read<number>('window.engineTools.playing() ?? 0');
}

/** Waits until the position advances, which neither a stalled stream nor a pending `play()` can fake. */
export async function plays(driver: EngineDriver): Promise<void> {
  const first = await until('something plays', () => position(driver));
  await until(
    'the position advances',
    () => position(driver),
    (now) => now > first,
  );
}

/** The place that the bar of the full player shows, in seconds into the chapter. */
export async function shownPlace(driver: EngineDriver): Promise<number> {
  const place = await until(
    'the bar shows the place',
    () =>
      driver.read<number | null>(
        "document.querySelector('input[type=range]')?.valueAsNumber ?? null",
      ),
    (shown) => shown !== null,
  );
  return place ?? 0;
}

/** Waits until the bar shows this second. Nothing may play meanwhile, or time alone would lead there. */
export async function standsAt(driver: EngineDriver, second: number): Promise<void> {
  await until(
    `the bar stands at second ${second.toFixed(1)}`,
    () => shownPlace(driver),
    (now) => Math.abs(now - second) <= 1,
  );
}
