import { sample } from 'effector';
import { bearRefusedAddressesFx } from '@/shared/browser/refused-addresses';
import { pageModelsStarted } from '@/shared/routing/page-models';

// The models are ready long before anybody has opened a hundred addresses. Rule: docs/faults.md#i3
sample({ clock: pageModelsStarted, fn: () => undefined, target: bearRefusedAddressesFx });
