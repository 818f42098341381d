import { connectWrapper } from '@/app/native/connect-wrapper';
import { logoutRequested } from '@/entities/session/sign-out';
import { backClicked } from '@/features/back-navigation/model';
import { tabClicked } from '@/features/navigation-bar/model';
import { playerDownloadClicked, playerShareClicked } from '@/features/player/model/links';
import { pauseClicked } from '@/features/player/model/playback';
import { playerShown } from '@/features/player/model/shown';
import { sleepChosen } from '@/features/player/model/sleep-timer';
import { speedChosen } from '@/features/player/model/speed';
import { playerExpandClicked } from '@/features/player/model/surface';
import { appRatingRequested } from '@/features/rate-app/model';
import { mainButtonClicked } from '@/features/purchase/model/buttons';
import { popUpDismissed } from '@/features/purchase/model/pop-up';
import { packageBuyClicked } from '@/pages/credit/model';
import { getClicked } from '@/pages/product/get';
import { playOwnedClicked, sampleClicked } from '@/pages/product/sample';
import { planBuyClicked } from '@/pages/subscription/model';
import type { JourneyPlan } from '@/testing/journeys/start-journey';

export const native: Readonly<Record<string, JourneyPlan>> = {
  'tabs, links and the life of the app': {
    wrapper: connectWrapper,
    persona: 'collector',
    address: '/',
    async walk({ does, sends, waits, go }) {
      await does('opens the search', tabClicked, 'search');
      await sends('tabChanged', { tab: 'library' });
      await sends('deepLink', { url: '/pdp/1001?ch=2&t=30' });
      await sends('deepLink', { url: 'https://elsewhere.test/pdp/1' });
      await sends('backPressed');
      await does('goes back', backClicked, undefined);
      await sends('appPaused');
      await waits(60);
      await sends('appResumed');
      await sends('nativeState', { isPlaying: true });
      await sends('noSuchEvent');
      await go('/profile');
      await does('rates the app', appRatingRequested, undefined);
      await does('signs out', logoutRequested, undefined);
      await sends('appResumed');
    },
  },
  'the player': {
    wrapper: connectWrapper,
    persona: 'collector',
    address: '/pdp/1001',
    async walk({ does, sends, waits, go }) {
      await does('plays the book', playOwnedClicked, undefined);
      await go('/pdp/1044');
      await does('plays a sample', sampleClicked, undefined);
      await does('sees the player', playerShown, undefined);
      await sends('mediaCommand', { command: 'pause' });
      await sends('mediaCommand', { command: 'play' });
      await sends('mediaCommand', { command: 'seekTo', position: 40 });
      await sends('mediaCommand', { command: 'next' });
      await does('plays faster', speedChosen, 1.5);
      await does('will sleep', sleepChosen, 10);
      await does('opens the full player', playerExpandClicked, undefined);
      await sends('backPressed');
      await does('pauses', pauseClicked, undefined);
      await does('shares', playerShareClicked, undefined);
      await does('downloads', playerDownloadClicked, undefined);
      await sends('appPaused');
      await waits(10);
      await sends('appResumed');
    },
  },
  'a purchase': {
    wrapper: connectWrapper,
    persona: 'spender',
    address: '/pdp/1030',
    async walk({ does, sends, waits, go }) {
      await does('gets the book', getClicked, undefined);
      await does('buys it', mainButtonClicked, undefined);
      await waits(3);
      await sends('purchaseResult', { productId: '20030', status: 'failed', message: 'no money' });
      await does('dismisses', popUpDismissed, undefined);
      await does('gets the book', getClicked, undefined);
      await does('buys it', mainButtonClicked, undefined);
      await sends('purchaseResult', { productId: '20030', status: 'paid' });
      await waits(3);
      await go('/profile');
    },
  },
  'a visitor': {
    wrapper: connectWrapper,
    address: '/pdp/1030',
    async walk({ does, sends, go, waits }) {
      await does('gets the book', getClicked, undefined);
      await does('takes the main way', mainButtonClicked, undefined);
      await go('/library');
      await go('/auth');
      await sends('tokenInjected', { token: '', 'refresh-token': '', expireIn: '' });
      await waits(5);
    },
  },
  'a market': {
    wrapper: connectWrapper,
    persona: 'newcomer',
    address: '/credit',
    search: '?clientId=2',
    async walk({ does, sends, go, waits }) {
      await does('buys a package', packageBuyClicked, 31);
      await sends('marketPurchaseResult', { developerPayload: '31@credit', result: 'cancelled' });
      await does('buys it again', packageBuyClicked, 31);
      await sends('marketPurchaseResult', {
        ...{ result: 'purchased', productId: 'credit-1', purchaseToken: 'mock-1' },
        developerPayload: '31@credit',
      });
      await waits(10);
      await go('/subscription');
      await does('buys a plan', planBuyClicked, 11);
      await sends('appResumed');
      await waits(10);
      await go('/credit');
    },
  },
};
