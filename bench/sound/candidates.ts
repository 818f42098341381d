import { appChapter, appSample, appSavingSample } from './app-players';
import {
  askingBareSample,
  attachedBareChapter,
  attachedBareSample,
  bareChapter,
  bareSample,
} from './bare-players';
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
const saving = candidate('app, sample, saving data', 'app', appSavingSample);
const asking = candidate('bare, sample, all on the click', 'bare', askingBareSample);
const chapter = candidate('app, chapter', 'app', appChapter);
const bareChapterCandidate = candidate('bare, chapter', 'bare', bareChapter);
const attachedChapter = candidate(
  'bare, chapter, hls.js attached before',
  'bare',
  attachedBareChapter,
);

/** In the order in which they take turns. */
export const candidates: readonly Candidate[] = [
  sample,
  bare,
  attached,
  saving,
  asking,
  chapter,
  bareChapterCandidate,
  attachedChapter,
];

/** The app's candidate, the page it is compared with, the compared time and the budget for the ratio. */
export interface Comparison {
  readonly ours: Candidate;
  readonly theirs: Candidate;
  readonly kind: SoundKind;
  readonly maxRatio: number;
}

/** The app warms up what its page would play, and then is not to be slower than half of a page that begins on the click. */
const WARM = 0.5;
const SAME_WORK = 1.25;

const compare = (
  ours: Candidate,
  kind: SoundKind,
  theirs: Candidate,
  maxRatio: number,
): Comparison => ({ ours, theirs, kind, maxRatio });

export const comparisons: readonly Comparison[] = [
  compare(sample, 'start', bare, WARM),
  compare(sample, 'start', attached, SAME_WORK),
  compare(sample, 'seek', bare, SAME_WORK),
  compare(saving, 'start', asking, SAME_WORK),
  compare(chapter, 'start', bareChapterCandidate, WARM),
  compare(chapter, 'start', attachedChapter, SAME_WORK),
  compare(chapter, 'seek', bareChapterCandidate, SAME_WORK),
];
