/**
 * The models of the frame and of the storefront, and the flows that must work from the first moment.
 * They are evaluated before the app starts (mount.tsx), so they listen before the first location is
 * known. All other models follow later: page-models.ts.
 */
import '@/entities/client/model';
import '@/entities/session/model';
import '@/features/navigation-bar/model';
import '@/features/notifications/model';
import '@/features/page-title/model';
import '@/features/player/model/playback';
import '@/features/player/model/progress';
import '@/features/player/model/surface';
import '@/features/player/model/volume';
import '@/pages/shop/continue';
import '@/pages/shop/model';

import './clear-user-data';
import './load-page-models';
import './notify-failures';
import './reload-lost-code';
import './shrink-player';
