import Hls from 'hls.js/light';

/**
 * A page with only hls.js, to compare the app's player with. The query sets the stream (`stream`), whether
 * hls.js is attached before the click (`attached`), and the target of 'Far' (`far`, in seconds). The buffer
 * settings are the app's, so that both do the same work.
 */
const query = new URLSearchParams(location.search);
const stream = query.get('stream') ?? '';
const [audio] = document.getElementsByTagName('audio');

function createHls(): Hls {
  const hls = new Hls({ maxBufferLength: 100, maxMaxBufferLength: 120, maxBufferSize: 10 });
  if (audio) hls.attachMedia(audio);
  return hls;
}

const attached = query.has('attached') ? createHls() : undefined;

onClick('play', () => {
  const hls = attached ?? createHls();
  hls.loadSource(stream);
  void audio?.play();
});
onClick('back', () => seekTo((now) => Math.max(0, now - 10)));
onClick('far', () => seekTo(() => Number(query.get('far'))));

function seekTo(place: (now: number) => number): void {
  if (audio) audio.currentTime = place(audio.currentTime);
}

function onClick(id: string, act: () => void): void {
  document.getElementById(id)?.addEventListener('click', act);
}
