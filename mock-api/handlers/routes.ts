import type { Route } from '../core/handle';
import { accountRoutes } from './account';
import { audiobookRoutes } from './audiobooks';
import { authRoutes } from './auth';
import { catalogRoutes } from './catalog';
import { commentRoutes } from './comments';
import { contentRoutes } from './content';
import { creditRoutes } from './credit';
import { feedbackRoutes } from './feedback';
import { hlsRoutes } from './hls';
import { landingRoutes } from './landing';
import { libraryRoutes } from './library';
import { marketRoutes } from './markets';
import { orderRoutes } from './orders';
import { peopleRoutes } from './people';
import { pushRoutes } from './push';
import { searchRoutes } from './search';
import { shopRoutes } from './shop';
import { streamRoutes } from './stream';
import { subscriptionRoutes } from './subscription';
import { telemetryRoutes } from './telemetry';
import { wishlistRoutes } from './wishlist';

/** All routes except the control plane. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...audiobookRoutes,
  ...authRoutes,
  ...catalogRoutes,
  ...commentRoutes,
  ...contentRoutes,
  ...creditRoutes,
  ...feedbackRoutes,
  ...hlsRoutes,
  ...landingRoutes,
  ...libraryRoutes,
  ...marketRoutes,
  ...orderRoutes,
  ...peopleRoutes,
  ...pushRoutes,
  ...searchRoutes,
  ...shopRoutes,
  ...streamRoutes,
  ...subscriptionRoutes,
  ...telemetryRoutes,
  ...wishlistRoutes,
];
