import { logoutRequested } from '@/entities/session/sign-out';
import {
  $bookmarks,
  bookmarkClicked,
  bookmarkNoted,
  bookmarkPicked,
  bookmarkRemoved,
  bookmarkRestored,
  hereShareClicked,
} from '@/features/player/model/bookmarks';
import { drivingClicked, drivingLeft } from '@/features/player/model/driving';
import { jumpBackClicked } from '@/features/player/model/jump-back';
import { playerInfoClicked, playerShareClicked } from '@/features/player/model/links';
import { nextPartClicked } from '@/features/player/model/next-part';
import { panelDismissed, panelOpened } from '@/features/player/model/panels';
import { pauseClicked, playClicked } from '@/features/player/model/playback';
import {
  positionPicked,
  seekBackClicked,
  seekForwardClicked,
} from '@/features/player/model/position';
import {
  chapterPicked,
  nextClicked,
  playerClosed,
  previousClicked,
} from '@/features/player/model/queue';
import { playerShown } from '@/features/player/model/shown';
import { sleepChosen, sleepExtended } from '@/features/player/model/sleep-timer';
import { speedChosen, speedStepped } from '@/features/player/model/speed';
import { stallRetryClicked } from '@/features/player/model/stall';
import { playerExpandClicked, playerShrinkRequested } from '@/features/player/model/surface';
import { muteToggled, volumeCommitted, volumePicked } from '@/features/player/model/volume';
import { getClicked } from '@/pages/product/get';
import { momentClicked } from '@/pages/product/moment';
import { chapterClicked, playOwnedClicked, sampleClicked } from '@/pages/product/sample';
import { wishlistClicked } from '@/pages/product/wishlist-toggle';
import { continueClicked } from '@/pages/shop/continue';
import { otherTabPlayed } from '@/shared/browser/player-tabs';

import type { JourneyPlan } from '@/testing/journeys/start-journey';

export const listening: Readonly<Record<string, JourneyPlan>> = {
  'a book': {
    persona: 'collector',
    address: '/pdp/1001',
    async walk({ does, waits, looksElsewhere, losesConnection }) {
      await does('plays the book', playOwnedClicked, undefined);
      await does('sees the player', playerShown, undefined);
      await waits(20);
      await does('sets the volume', volumePicked, 0.5);
      await does('lets it go', volumeCommitted, undefined);
      await does('mutes', muteToggled, undefined);
      await does('is no longer muted', muteToggled, undefined);
      await does('goes 30 s on', seekForwardClicked, undefined);
      await does('goes 10 s back', seekBackClicked, undefined);
      await does('picks a place far away', positionPicked, 90);
      await does('returns', jumpBackClicked, undefined);
      await does('pauses', pauseClicked, undefined);
      await waits(60);
      await does('plays on', playClicked, undefined);
      await looksElsewhere();
      await losesConnection();
      await does('goes to the next chapter', nextClicked, undefined);
      await does('goes on at once', nextClicked, undefined);
      await does('goes back', previousClicked, undefined);
      await waits(120);
      await does('picks the last chapter', chapterPicked, 16);
      await does('signs out', logoutRequested, undefined);
      await waits(10);
    },
  },
  'with speed and sleep': {
    persona: 'collector',
    address: '/pdp/1002',
    async walk({ does, waits }) {
      await does('plays the book', playOwnedClicked, undefined);
      await does('sees the player', playerShown, undefined);
      await does('plays faster', speedChosen, 1.5);
      await does('plays a step slower', speedStepped, 'slower');
      await does('opens the full player', playerExpandClicked, undefined);
      await does('opens the times', panelOpened, 'sleep');
      await does('will sleep after the chapter', sleepChosen, 'chapter');
      await does('closes the panel', panelDismissed, undefined);
      await waits(110);
      await does('plays on', playClicked, undefined);
      await does('will sleep in 10 minutes', sleepChosen, 10);
      await waits(640);
      await does('wants more', sleepExtended, undefined);
      await waits(60);
      await does('will not sleep', sleepChosen, 'off');
      await does('drives', drivingClicked, undefined);
      await does('has arrived', drivingLeft, undefined);
      await does('shrinks the player', playerShrinkRequested, undefined);
      await does('closes it', playerClosed, undefined);
    },
  },
  'with bookmarks': {
    persona: 'collector',
    address: '/pdp/1003',
    async walk({ does, doesTo, waits, scope }) {
      const first = () => scope.getState($bookmarks)[0];
      await does('plays the book', playOwnedClicked, undefined);
      await does('sees the player', playerShown, undefined);
      await waits(10);
      await does('sets a bookmark', bookmarkClicked, undefined);
      await waits(15);
      await does('sets another', bookmarkClicked, undefined);
      await doesTo('writes a note', bookmarkNoted, () => {
        const bookmark = first();
        return bookmark && { ...bookmark, audioBookId: 1003, note: 'A note' };
      });
      await doesTo('picks it', bookmarkPicked, first);
      await doesTo('removes it', bookmarkRemoved, first);
      await does('takes that back', bookmarkRestored, undefined);
      await doesTo('removes it again', bookmarkRemoved, first);
      await waits(10);
      await does('shares this place', hereShareClicked, undefined);
      await does('shares the book', playerShareClicked, undefined);
      await does('opens its page', playerInfoClicked, undefined);
    },
  },
  'although the stream fails': {
    persona: 'collector',
    address: '/pdp/1004',
    async walk({ does, step, device, waits, losesConnection }) {
      await does('plays the book', playOwnedClicked, undefined);
      await does('sees the player', playerShown, undefined);
      await waits(10);
      await step('the address has expired', () => device.fail('expired'), 10_000);
      await step('the stream fails', () => device.fail('failed'), 20_000);
      await does('plays on', playClicked, undefined);
      await step('the stream is out of data', device.starve, 30_000);
      await does('tries again', stallRetryClicked, undefined);
      await step('there is no output', () => device.fail('noOutput'));
      await does('plays on', playClicked, undefined);
      await step('somebody calls', device.pause);
      await losesConnection();
      await does('plays on', playClicked, undefined);
      await does('another tab plays', otherTabPlayed, undefined);
      await does('this one plays again', playClicked, undefined);
      await waits(20);
    },
  },
  'to two books': {
    persona: 'collector',
    address: '/pdp/1001',
    async walk({ does, go, back, waits }) {
      await does('plays the book', playOwnedClicked, undefined);
      await does('sees the player', playerShown, undefined);
      await waits(20);
      await does('plays it faster', speedChosen, 2);
      await does('will sleep', sleepChosen, 30);
      await go('/pdp/1005');
      await does('plays the second chapter of another', chapterClicked, 100502);
      await waits(20);
      await back();
      await does('plays the first again', playOwnedClicked, undefined);
      await go('/');
      await does('pauses it on the storefront', continueClicked, 1001);
      await go('/pdp/1006?ch=2&t=30');
      await does('plays that moment', momentClicked, undefined);
    },
  },
  'to a series and a podcast': {
    persona: 'collector',
    address: '/pdp/1079',
    async walk({ does, go, waits }) {
      await does('plays a part', playOwnedClicked, undefined);
      await does('sees the player', playerShown, undefined);
      await does('picks the last chapter', chapterPicked, 9);
      await waits(110);
      await does('goes on with the next part', nextPartClicked, undefined);
      await go('/pdp/1095');
      await does('plays a podcast', playOwnedClicked, undefined);
      await waits(10);
      await does('closes the player', playerClosed, undefined);
    },
  },
  'to samples': {
    address: '/pdp/1030',
    async walk({ does, waits, go }) {
      await does('plays the sample', sampleClicked, undefined);
      await does('sees the player', playerShown, undefined);
      await waits(10);
      await does('pauses', sampleClicked, undefined);
      await does('plays on', sampleClicked, undefined);
      await waits(120);
      await does('plays it again', sampleClicked, undefined);
      await go('/pdp/1031');
      await does('plays another sample', sampleClicked, undefined);
      await does('closes the player', playerClosed, undefined);
      await does('wants the book', getClicked, undefined);
      await does('wishes it', wishlistClicked, undefined);
      await go('/pdp/1095');
      await does('plays a podcast', playOwnedClicked, undefined);
    },
  },
};
