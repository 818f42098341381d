import { faultPresets } from '../../mock-api/control/fault-presets';
import type { Mock } from '../../mock-api/core/mock';
import { test as base } from '../fixtures/test';
import type { Faults } from './screen';
import { desktopSizes, type Size } from './sizes';

/** What a project of the gallery chooses. */
export interface GalleryOptions {
  sizes: readonly Size[];
  /** The language of the simulator's own page; the app has but one. */
  language: 'en' | 'fa' | undefined;
}

/** The tests' own fixtures, and what the pictures of a project differ in. */
export const test = base.extend<GalleryOptions>({
  sizes: [desktopSizes, { option: true }],
  language: [undefined, { option: true }],
});

/** Spoils calls for good. */
export async function spoil(mock: Mock, faults: Faults): Promise<void> {
  await mock.store.run((state) => {
    for (const [path, what] of Object.entries(faults)) {
      const fault = typeof what === 'string' ? faultPresets[what] : what;
      state.faults.push({ rule: { method: '*', path, ...fault }, matchedCalls: 0 });
    }
  });
}
