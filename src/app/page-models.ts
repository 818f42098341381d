/** The models of every page but the storefront; fetched by load-page-models.ts. */
import '@/features/back-navigation/model';
import '@/features/player/model/links';
import '@/features/sign-in/intent';
import '@/pages/auth/model';
import '@/pages/clp/model';
import '@/pages/comments/model';
import '@/pages/product/model';
import '@/pages/product/sample';
import '@/pages/profile/model';

import './wiring/tabs';
import './wiring/not-kept';
import './wiring/telemetry';
import './wiring/client-look';
import './wiring/partner-sign-in';
import './wiring/wishlist-ids';
import './wiring/share';
import './wiring/forget-searches';
import './wiring/logout';
