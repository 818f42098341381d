import { clientHeaders, firstChapter, sampleAddress } from './mock-calls';
import { audioBookId, FAR_SEEK_FRACTION, openAndSettle, type Player } from './player';

/** The query of the bare page; see bare-player/main.ts. */
type BareQuery = Readonly<Record<string, string>>;

/** The sample on the bare page; hls.js is created on the click. */
export const bareSample = createBarePlayer('Back', async (url) => ({
  stream: await sampleAddress(url, audioBookId),
}));

/** The fastest bare page: hls.js is attached before the click, which only sets the source. */
export const attachedBareSample = createBarePlayer('Back', async (url) => ({
  stream: await sampleAddress(url, audioBookId),
  attached: '',
}));

/** The bare page that fetches nothing before the click: hls.js and the address of the sample come with it. */
export const askingBareSample = createBarePlayer('Back', (url) =>
  Promise.resolve({
    ask: `${url}api/stream/sample/${audioBookId}`,
    headers: JSON.stringify(clientHeaders),
  }),
);

/** A chapter on the bare page, with a seek far forward. */
export const bareChapter = createBarePlayer('Far', chapterQuery);

/** The same, with hls.js attached before the click. */
export const attachedBareChapter = createBarePlayer('Far', async (url) => ({
  ...(await chapterQuery(url)),
  attached: '',
}));

async function chapterQuery(url: string): Promise<BareQuery> {
  const { stream, duration } = await firstChapter(url, audioBookId);
  return { stream, far: String(duration * FAR_SEEK_FRACTION) };
}

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
