import type { Page } from '@playwright/test';
import { player } from '../../src/shared/i18n/fa/player';
import { product } from '../../src/shared/i18n/fa/product';

/** A page with a sample to play, as the benchmark handles it. */
export interface Player {
  /** Opens the page and leaves it at rest. */
  open(page: Page, url: string): Promise<void>;
  clickPlay(page: Page): Promise<void>;
  /** Ten seconds back, which is in the buffer. */
  clickBack(page: Page): Promise<void>;
}

/** The title whose sample is played. */
const audioBookId = 1001;
/** How long a page is left alone once its network is quiet, in ms. */
const rest = 600;

/** The product page of the app. */
export const appPlayer: Player = {
  open: (page, url) => openAndRest(page, `${url}pdp/${audioBookId}`),
  clickPlay: (page) => page.getByRole('button', { name: product.playSample }).click(),
  clickBack: (page) =>
    page
      .getByRole('region', { name: player.small })
      .getByRole('button', { name: player.back })
      .click(),
};

/** The bare page: hls.js made on the click. */
export const barePlayer: Player = createBarePlayer({});

/** The bare page at its quickest: hls.js attached before, its source given on the click. */
export const attachedBarePlayer: Player = createBarePlayer({ attached: '' });

function createBarePlayer(query: Readonly<Record<string, string>>): Player {
  return {
    async open(page, url) {
      const stream = await sampleAddress(url);
      const search = new URLSearchParams({ ...query, stream });
      await openAndRest(page, `${url}?${search.toString()}`);
    },
    clickPlay: (page) => page.getByRole('button', { name: 'Play' }).click(),
    clickBack: (page) => page.getByRole('button', { name: 'Back' }).click(),
  };
}

async function openAndRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(rest);
}

/** Asks the mock of this origin for the sample's address, as the app would. */
async function sampleAddress(url: string): Promise<string> {
  const answer = await fetch(`${url}api/stream/sample/${audioBookId}`, { headers: clientHeaders });
  const { streamUrl } = (await answer.json()) as { readonly streamUrl: string };
  return streamUrl;
}

const clientHeaders = {
  'client-id': '12',
  'version-code': '109',
  'api-level': '1',
  'device-id': '00000000-0000-4000-8000-000000000000',
};
