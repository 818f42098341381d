import { people } from '@fixtures/catalog/people';
import { $sections } from '@/pages/shop/model';
import { tabClicked } from '@/features/navigation-bar/model';
import { sidebarSearchSent } from '@/features/navigation-bar/search';
import { playerItemOf } from '@/features/player/lib/player-item';
import { playerShown } from '@/features/player/model/shown';
import { aboutBookRetryClicked } from '@/pages/about-book/model';
import { artistSampleClicked } from '@/pages/artist/model';
import { catalogLandingRetryClicked } from '@/pages/catalog-landing/model';
import { catalogRetryClicked } from '@/pages/catalog/model';
import { filterSheet, filtersApplied, filtersDrafted } from '@/pages/clp/filters';
import { queryTyped, searchSubmitted, typingAbandoned } from '@/pages/clp/model';
import { recentRemoved } from '@/pages/clp/recent-searches';
import { searchStartRetryClicked } from '@/pages/clp/start';
import {
  $suggestionOptions,
  suggestionMoved,
  suggestionPicked,
  suggestionsDismissed,
} from '@/pages/clp/suggestions';
import { landingRetryClicked } from '@/pages/landing/model';
import { productRetryClicked } from '@/pages/product/model';
import { worksSorted } from '@/pages/publisher/model';
import { shopRetryClicked } from '@/pages/shop/model';
import { eveningToggled } from '@/pages/shop/tonight';
import type { JourneyPlan } from '@/testing/journeys/start-journey';

/** What is searched for. */
const [poet = '', another = ''] = people.map(({ lastName }) => lastName);

export const browsing: Readonly<Record<string, JourneyPlan>> = {
  'the storefront': {
    address: '/',
    async walk({ does, go, back, scope, waits, losesConnection, looksElsewhere }) {
      await does('tries again', shopRetryClicked, undefined);
      await losesConnection();
      const books = (scope.getState($sections) ?? []).flatMap((section) =>
        section.kind === 'shelf' ? section.items : [],
      );
      const items = books.slice(0, 2).map((book) => playerItemOf(book, 'sample'));
      await does('listens to an evening', eveningToggled, { id: 'tonight', items });
      await does('sees the player', playerShown, undefined);
      await waits(130);
      await does('pauses it', eveningToggled, { id: 'tonight', items });
      await go('/pdp/1010');
      await does('tries again', productRetryClicked, undefined);
      await back();
      await waits(60);
      await looksElsewhere();
      await does('opens the tab again', tabClicked, 'store');
    },
  },
  'the search': {
    address: '/clp',
    async walk({ does, doesTo, go, back, scope, losesConnection }) {
      await does('tries again', searchStartRetryClicked, undefined);
      await losesConnection();
      await does('types', queryTyped, poet.slice(0, 2));
      await does('types more', queryTyped, poet.slice(0, 3));
      await does('moves down', suggestionMoved, 1);
      await does('moves up', suggestionMoved, -1);
      await doesTo('picks one', suggestionPicked, () => scope.getState($suggestionOptions)[0]);
      await does('types', queryTyped, poet);
      await does('wants no suggestions', suggestionsDismissed, undefined);
      await does('gives up', typingAbandoned, undefined);
      await does('searches', searchSubmitted, poet);
      await losesConnection();
      await does('opens the filters', filterSheet.opened, undefined);
      await does('chooses', filtersDrafted, { q: poet, price: 'free' });
      await does('chooses another', filtersDrafted, { q: poet, price: 'low' });
      await does('sees them', filtersApplied, undefined);
      await back();
      await does('searches from the side', sidebarSearchSent, another);
      await does('forgets a search', recentRemoved, poet);
      await go('/clp/list/201?contentType=0&price=low');
      await losesConnection();
      await go('/search?narratorId=502');
      await go('/search?publisherId=601&sort=popular');
      await go('/clp/2');
      await back();
    },
  },
  'people and shelves': {
    address: '/artist/501',
    async walk({ does, go, back, losesConnection }) {
      await does('plays a sample', artistSampleClicked, undefined);
      await losesConnection();
      await go('/publisher/601');
      await does('sorts', worksSorted, 'title');
      await losesConnection();
      await go('/catalog-landing');
      await does('tries again', catalogLandingRetryClicked, undefined);
      await losesConnection();
      await go('/catalog/genre/ghazal');
      await does('tries again', catalogRetryClicked, undefined);
      await losesConnection();
      await go('/catalog/genre/nothing');
      await back();
      await go('/about-book/1001');
      await does('tries again', aboutBookRetryClicked, undefined);
      await losesConnection();
      await go('/landing/yalda');
      await does('tries again', landingRetryClicked, undefined);
      await losesConnection();
      await go('/about');
      await go('/nowhere');
      await go('/pdp/99999');
      await go('/pdp/abc');
      await losesConnection();
    },
  },
};
