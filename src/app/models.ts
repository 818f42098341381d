/**
 * The models of the frame and of the storefront: they come with the app, so that their wiring stands
 * before the first address is known. Those of other pages follow: page-models.ts.
 */
import '@/entities/client/model';
import '@/entities/session/model';
import '@/features/navigation-bar/model';
import '@/features/notifications/model';
import '@/features/page-title/model';
import '@/features/player/model/playback';
import '@/features/player/model/progress';
import '@/features/player/model/surface';
import '@/pages/shop/continue';
import '@/pages/shop/model';

import './load-page-models';
import './wiring/notices';
import './wiring/player-and-tabs';
