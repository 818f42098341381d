import { combine } from 'effector';

import { bookPriceOf } from '@/entities/audiobook/lib/book-price';
import { $client } from '@/entities/client/model';
import { offerOf, type OfferFacts } from '@/entities/purchase/offer';
import { $isLoggedIn } from '@/entities/session/model';
import { $platform } from '@/shared/bridge/platform';

import { factsOf, type Surroundings } from '../lib/facts-of';
import { $libraryState } from './library-state';
import { $book } from './pop-up';

/** Client, platform and sign-in state of the buyer. */
export const $surroundings = combine(
  { client: $client, platform: $platform, isLoggedIn: $isLoggedIn },
  ({ client, platform, isLoggedIn }): Surroundings => ({
    clientKind: client.kind,
    platform,
    isLoggedIn,
  }),
);
const $facts = combine($libraryState, $surroundings, (state, surroundings): OfferFacts | null =>
  state || !surroundings.isLoggedIn ? factsOf(state, surroundings) : null,
);

/** Both buttons by the rules; null until the library state is known. */
export const $offer = $facts.map((facts) => facts && offerOf(facts));
/** The price that every page shows for this book; null where the price block is hidden. */
export const $price = combine($book, $libraryState, $offer, (book, state, offer) =>
  book && state && offer?.showsPrice ? bookPriceOf(book, state) : null,
);
