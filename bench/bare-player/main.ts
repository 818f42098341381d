import type Hls from 'hls.js/light';

/**
 * A page with only hls.js, to compare the app's player with. The query sets the stream (`stream`), whether
 * hls.js is attached before the click (`attached`), and the target of 'Far' (`far`, in seconds). With `ask`, the
 * address of a call, nothing comes before the click: then hls.js is imported, and the call tells the stream. The
 * buffer settings are the app's, so that both do the same work.
 */
const query = new URLSearchParams(location.search);
const ask = query.get('ask');
const [audio] = document.getElementsByTagName('audio');

const importHls = () => import('hls.js/light');
const imported = ask === null ? importHls() : undefined;

async function createHls(): Promise<Hls> {
  const { default: Player } = await (imported ?? importHls());
  const hls = new Player({ maxBufferLength: 100, maxMaxBufferLength: 120, maxBufferSize: 10 });
  if (audio) hls.attachMedia(audio);
  return hls;
}

async function readStream(): Promise<string> {
  if (ask === null) return query.get('stream') ?? '';
  const headers = JSON.parse(query.get('headers') ?? '{}') as Record<string, string>;
  const { streamUrl } = (await (await fetch(ask, { headers })).json()) as { streamUrl: string };
  return streamUrl;
}

const attached = query.has('attached') ? createHls() : undefined;

onClick('play', async () => {
  const [hls, stream] = await Promise.all([attached ?? createHls(), readStream()]);
  hls.loadSource(stream);
  await audio?.play();
});
onClick('back', () => seekTo((now) => Math.max(0, now - 10)));
onClick('far', () => seekTo(() => Number(query.get('far'))));

function seekTo(place: (now: number) => number): void {
  if (audio) audio.currentTime = place(audio.currentTime);
}

function onClick(id: string, act: () => unknown): void {
  document.getElementById(id)?.addEventListener('click', () => void act());
}
