/** Steps of the journeys. */
import { player } from '../../src/shared/i18n/fa/player';
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

/** Opens the full player from the small one. */
export async function expandPlayer(driver: EngineDriver): Promise<void> {
  await driver.click('button', player.expand);
  await shows(driver, `section[aria-label="${player.full}"]`);
}

const bar = `document.querySelector('section[aria-label="${player.full}"] input[type=range]')`;

/** What the bar of the full player shows, in seconds: the place in the chapter, and the chapter's length. */
export function shownBar(driver: EngineDriver): Promise<Bar> {
  return until('the bar shows the place', () =>
    driver.read<Bar | null>(
      `(() => { const bar = ${bar}; return bar && { place: bar.valueAsNumber, length: Number(bar.max) }; })()`,
    ),
  ) as Promise<Bar>;
}

interface Bar {
  readonly place: number;
  readonly length: number;
}

/** Moves the handle of the bar to this second, as assistive technology does. */
export async function moveBar(driver: EngineDriver, second: number): Promise<void> {
  await driver.read(
    `(() => { const bar = ${bar}; Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(bar, ${second}); bar.dispatchEvent(new Event('input', { bubbles: true })); })()`,
  );
}

/** Waits until the bar shows this second. Nothing may play meanwhile, or time alone would lead there. */
export async function standsAt(driver: EngineDriver, second: number): Promise<void> {
  await until(
    `the bar stands at second ${second.toFixed(1)}`,
    () => shownBar(driver),
    ({ place }) => Math.abs(place - second) <= 1,
  );
}

/** Waits until the media stands where the bar says, in the chapter that the bar says: the bar shows a seek before it is made. */
export async function mediaFollows(driver: EngineDriver): Promise<void> {
  await until(
    'the media is where the bar is',
    async () => ({
      bar: await shownBar(driver),
      media: await driver.read<Bar | null>('window.engineTools.media()'),
    }),
    ({ bar, media }) =>
      media !== null &&
      Math.abs(media.place - bar.place) <= 1 &&
      Math.abs(media.length - bar.length) <= 1,
  );
}
