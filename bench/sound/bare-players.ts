import { firstChapter, sampleAddress } from './mock-calls';
import { audioBookId, FAR_SEEK_FRACTION, openAndSettle, type Player } from './player';

/** What the bare page's address says; see bare-player/main.ts. */
type BareQuery = Readonly<Record<string, string>>;

/** The sample on the bare page, hls.js made on the click. */
export const bareSample = createBarePlayer('Back', async (url) => ({
  stream: await sampleAddress(url, audioBookId),
}));

/** The bare page at its quickest: hls.js attached before, its source given on the click. */
export const attachedBareSample = createBarePlayer('Back', async (url) => ({
  stream: await sampleAddress(url, audioBookId),
  attached: '',
}));

/** A chapter on the bare page, and a place far on in it. */
export const bareChapter = createBarePlayer('Far', async (url) => {
  const { stream, duration } = await firstChapter(url, audioBookId);
  return { stream, far: String(duration * FAR_SEEK_FRACTION) };
});

function createBarePlayer(
  seekButton: 'Back' | 'Far',
  queryFor: (url: string) => Promise<BareQuery>,
): Player {
  return {
    async open(page, url) {
      const query = new URLSearchParams(await queryFor(url));
      await openAndSettle(page, `${url}?${query.toString()}`);
    },
    play: (page) => page.getByRole('button', { name: 'Play' }).click(),
    showSeekControl: async () => undefined,
    seek: (page) => page.getByRole('button', { name: seekButton }).click(),
  };
}
