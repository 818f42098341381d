import { logoutRequested } from '@/entities/session/sign-out';
import { dismissClicked } from '@/features/notifications/model';
import { tabClicked } from '@/features/navigation-bar/model';
import { playerShown } from '@/features/player/model/shown';
import { mainButtonClicked, subscriptionButtonClicked } from '@/features/purchase/model/buttons';
import { stateRetryClicked } from '@/features/purchase/model/library-state';
import {
  confirmPurchaseClicked,
  dialogCancelled,
  increaseCreditClicked,
} from '@/features/purchase/model/markets-dialog';
import { successDismissed } from '@/features/purchase/model/outcome';
import { popUpDismissed } from '@/features/purchase/model/pop-up';
import { signInClicked } from '@/features/purchase/model/sign-in';
import { renewClicked } from '@/features/subscription-ended/model';
import { checkoutRetryClicked } from '@/pages/app-checkout/model';
import { checkClicked, payClicked } from '@/pages/app-checkout/payment';
import {
  anotherCodeClicked,
  creditCodeSubmitted,
  creditCodeTyped,
} from '@/pages/credit-code/model';
import { creditRetryClicked, packageBuyClicked } from '@/pages/credit/model';
import { getClicked } from '@/pages/product/get';
import { playOwnedClicked, sampleClicked } from '@/pages/product/sample';
import { planBuyClicked, subscriptionRetryClicked } from '@/pages/subscription/model';
import type { JourneyPlan } from '@/testing/journeys/start-journey';

export const buying: Readonly<Record<string, JourneyPlan>> = {
  'with credit': {
    persona: 'spender',
    address: '/pdp/1030',
    async walk({ does, go, back, waits, losesConnection }) {
      await does('plays the sample', sampleClicked, undefined);
      await does('sees the player', playerShown, undefined);
      await does('gets the book', getClicked, undefined);
      await does('asks for its state again', stateRetryClicked, undefined);
      await losesConnection();
      await does('dismisses', popUpDismissed, undefined);
      await does('gets the book', getClicked, undefined);
      await does('buys it', mainButtonClicked, undefined);
      await losesConnection();
      await does('pays', payClicked, undefined);
      await does('pays at once again', payClicked, undefined);
      await does('asks whether it was paid', checkClicked, undefined);
      await waits(5);
      await back();
      await does('plays the book', playOwnedClicked, undefined);
      await go('/pdp/1031');
      await does('gets it', getClicked, undefined);
      await does('takes it by a subscription', subscriptionButtonClicked, undefined);
      await does('goes elsewhere', tabClicked, 'profile');
      await waits(5);
      await does('signs out', logoutRequested, undefined);
    },
  },
  'credit and plans': {
    persona: 'spender',
    address: '/credit',
    async walk({ does, go, waits, losesConnection }) {
      await does('tries again', creditRetryClicked, undefined);
      await losesConnection();
      await does('buys a package', packageBuyClicked, 31);
      await does('dismisses what is said', dismissClicked, undefined);
      await go('/app-checkout/package-31');
      await does('tries again', checkoutRetryClicked, undefined);
      await does('pays', payClicked, undefined);
      await waits(5);
      await go('/subscription');
      await does('tries again', subscriptionRetryClicked, undefined);
      await losesConnection();
      await does('buys a plan', planBuyClicked, 11);
      await go('/app-checkout/plan-11');
      await does('pays', payClicked, undefined);
      await waits(5);
      await go('/subscription');
      await go('/credit-code');
      await does('types a code', creditCodeTyped, 'SHENIDAR50');
      await does('redeems it', creditCodeSubmitted, undefined);
      await does('has another', anotherCodeClicked, undefined);
      await does('types a used one', creditCodeTyped, 'USED50');
      await does('redeems it', creditCodeSubmitted, undefined);
      await does('types another', creditCodeTyped, 'NOTHING');
      await does('redeems it', creditCodeSubmitted, undefined);
      await go('/credit');
      await does('signs out', logoutRequested, undefined);
      await waits(5);
    },
  },
  'by a subscription': {
    persona: 'subscriber',
    address: '/pdp/1031',
    async walk({ does, go, waits }) {
      await does('gets the book', getClicked, undefined);
      await does('takes it by the subscription', subscriptionButtonClicked, undefined);
      await waits(5);
      await does('has seen that it is there', successDismissed, undefined);
      await does('sees the player', playerShown, undefined);
      await does('plays it', playOwnedClicked, undefined);
      await go('/subscription');
      await go('/library');
      await go('/pdp/1031');
      await go('/profile');
      await waits(5);
    },
  },
  'after a subscription': {
    persona: 'lapsed',
    address: '/pdp/1052',
    async walk({ does, go }) {
      await does('renews', renewClicked, undefined);
      await go('/pdp/1055');
      await does('gets it', getClicked, undefined);
      await does('takes the main way', mainButtonClicked, undefined);
      await does('dismisses', popUpDismissed, undefined);
      await go('/subscription');
    },
  },
  'as a visitor': {
    address: '/pdp/1030',
    async walk({ does, waits, back }) {
      await does('gets the book', getClicked, undefined);
      await does('signs in for it', signInClicked, undefined);
      await waits(3);
      await back();
      await does('gets the book', getClicked, undefined);
      await does('takes the main way', mainButtonClicked, undefined);
    },
  },
  'in a market, with too little credit': {
    persona: 'newcomer',
    address: '/pdp/1030',
    search: '?clientId=2',
    async walk({ does, waits, go }) {
      await does('gets the book', getClicked, undefined);
      await does('buys it', mainButtonClicked, undefined);
      await waits(2);
      await does('increases the credit', increaseCreditClicked, undefined);
      await waits(2);
      await does('buys a package', packageBuyClicked, 31);
      await waits(5);
      await go('/pdp/1030');
      await does('gets the book', getClicked, undefined);
      await does('buys it', mainButtonClicked, undefined);
      await waits(2);
      await does('cancels', dialogCancelled, undefined);
    },
  },
  'in a market, with credit': {
    persona: 'spender',
    address: '/pdp/1030',
    search: '?clientId=2',
    async walk({ does, waits, go }) {
      await does('gets the book', getClicked, undefined);
      await does('buys it', mainButtonClicked, undefined);
      await waits(2);
      await does('cancels', dialogCancelled, undefined);
      await waits(2);
      await does('gets the book', getClicked, undefined);
      await does('buys it', mainButtonClicked, undefined);
      await waits(2);
      await does('confirms', confirmPurchaseClicked, undefined);
      await does('confirms at once again', confirmPurchaseClicked, undefined);
      await waits(5);
      await does('has seen it', successDismissed, undefined);
      await go('/credit');
    },
  },
};
