import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { CodeLostError } from '@/shared/ui/preloadable';

import { $arePageModelsLost } from '../start/load-page-models';

/**
 * The view of a page that fails as without its own code when the models are lost: nothing would ever come into it. That
 * is meant also for a page whose view the server has drawn: it could be read, but no button of it would do anything.
 */
export function withModels(View: ComponentType): ComponentType {
  return function PageWithModels() {
    if (useUnit($arePageModelsLost)) throw new CodeLostError('a file of the models');
    return <View />;
  };
}
