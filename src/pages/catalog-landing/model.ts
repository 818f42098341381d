import { createEvent } from 'effector';

import { catalogOverview } from '@/entities/catalog/model';
import { loadOnVisit } from '@/features/page-data/load-on-visit';
import { catalogLandingRoute } from '@/shared/routing/routes';

export const catalogLandingRetryClicked = createEvent();

loadOnVisit({
  route: catalogLandingRoute,
  resources: [catalogOverview],
  retryClicked: catalogLandingRetryClicked,
});
