import { firstAddresses } from '../../fixtures/page-list';
import type { Screen } from '../screen';

/** Pages that consist of one sentence for now. */
export const plainScreens: readonly Screen[] = [
  ...firstAddresses
    .filter(({ isPlain }) => isPlain)
    .map(({ id, path }): Screen => ({ name: id, path, persona: 'collector' })),
  { name: 'about, Hisstori', path: '/about', client: '17' },
];
