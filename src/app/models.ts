/** Every model, so that its wiring stands before the first address is known. */
import '@/entities/client/model';
import '@/entities/session/model';
import '@/features/back-navigation/model';
import '@/features/navigation-bar/model';
import '@/features/notifications/model';
import '@/features/page-title/model';
import '@/features/player/model/links';
import '@/features/player/model/playback';
import '@/features/player/model/progress';
import '@/features/player/model/surface';
import '@/features/share/model';
import '@/pages/clp/model';
import '@/pages/comments/model';
import '@/pages/product/model';
import '@/pages/product/sample';
import '@/pages/shop/continue';
import '@/pages/shop/model';

import './wiring/notices';
import './wiring/player-and-share';
import './wiring/player-and-tabs';
