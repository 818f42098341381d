import { appChapter, appSample } from './app-players';
import { attachedBareSample, bareChapter, bareSample } from './bare-players';
import type { Player } from './player';
import type { SoundKind } from './watch-sound';

/** One row of the table. */
export interface Candidate {
  readonly name: string;
  readonly page: 'app' | 'bare';
  readonly player: Player;
}

const candidate = (name: string, page: Candidate['page'], player: Player): Candidate => ({
  name,
  page,
  player,
});

const sample = candidate('app, sample', 'app', appSample);
const bare = candidate('bare, sample', 'bare', bareSample);
const attached = candidate('bare, sample, hls.js attached before', 'bare', attachedBareSample);
const chapter = candidate('app, chapter', 'app', appChapter);
const bareChapterCandidate = candidate('bare, chapter', 'bare', bareChapter);

/** In the order in which they take turns. */
export const candidates: readonly Candidate[] = [
  sample,
  bare,
  attached,
  chapter,
  bareChapterCandidate,
];

/** The app's candidate, the page it is compared with, and the compared times. */
export interface Comparison {
  readonly ours: Candidate;
  readonly theirs: Candidate;
  readonly kinds: readonly SoundKind[];
}

/** On the click the app requests a chapter's address, which the bare page does not; so only its seek is compared. */
export const comparisons: readonly Comparison[] = [
  { ours: sample, theirs: bare, kinds: ['start', 'seek'] },
  { ours: sample, theirs: attached, kinds: ['start', 'seek'] },
  { ours: chapter, theirs: bareChapterCandidate, kinds: ['seek'] },
];
