import { faultPresets } from '../../mock-api/control/fault-presets';
import type { Mock } from '../../mock-api/core/mock';
import { test as base } from '../fixtures/test';
import type { Faults } from './screen';
import { desktopSizes, type Size } from './sizes';

/** Options that a project of the gallery sets. */
export interface GalleryOptions {
  sizes: readonly Size[];
  /** The language of the simulator's own page; the app has only one. */
  language: 'en' | 'fa' | undefined;
}

/** The fixtures of the specs, with the options of the gallery. */
export const test = base.extend<GalleryOptions>({
  sizes: [desktopSizes, { option: true }],
  language: [undefined, { option: true }],
});

/** Adds faults to the mock that last until the test ends. */
export async function addFaults(mock: Mock, faults: Faults): Promise<void> {
  await mock.store.run((state) => {
    for (const [path, nameOrFault] of Object.entries(faults)) {
      const fault = typeof nameOrFault === 'string' ? faultPresets[nameOrFault] : nameOrFault;
      state.faults.push({ rule: { method: '*', path, ...fault }, matchedCalls: 0 });
    }
  });
}
