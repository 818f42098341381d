import { measureBytes } from './bytes/bytes-part';
import { measureInteractions } from './interactions/interactions-part';
import { buildApp, buildBarePlayer, buildFloor } from './lib/build-pages';
import type { PartReport } from './lib/report';
import { measureLighthouse } from './lighthouse/lighthouse-part';
import { measureList } from './list/list-part';
import { measureMatrix, measureSmoke } from './matrix/matrix-part';
import { measureMock } from './mock/mock-part';
import { measurePlayingPart } from './playing/playing-part';
import { measureRevisit } from './revisit/revisit-part';
import { measureSound } from './sound/sound-part';

export type PartName =
  | 'bytes'
  | 'sound'
  | 'playing'
  | 'lighthouse'
  | 'revisit'
  | 'interactions'
  | 'list'
  | 'mock'
  | 'smoke'
  | 'matrix';

/** Builds each page at most once, when a part first needs it. */
interface Builds {
  readonly app: () => ReturnType<typeof buildApp>;
  readonly floor: () => ReturnType<typeof buildFloor>;
  readonly barePlayer: () => ReturnType<typeof buildBarePlayer>;
}

type Part = (builds: Builds, runs: number) => Promise<PartReport>;

const parts: Readonly<Record<PartName, Part>> = {
  bytes: async ({ app, floor }) => measureBytes(await app(), await floor()),
  sound: async ({ app, barePlayer }, runs) => measureSound(await app(), await barePlayer(), runs),
  playing: async ({ app, barePlayer }, runs) =>
    measurePlayingPart(await app(), await barePlayer(), runs),
  lighthouse: async ({ app, floor }, runs) => measureLighthouse(await app(), await floor(), runs),
  revisit: async ({ app }, runs) => measureRevisit(await app(), runs),
  interactions: async ({ app }, runs) => measureInteractions(await app(), runs),
  list: async ({ app }, runs) => measureList(await app(), runs),
  mock: measureMock,
  smoke: measureSmoke,
  matrix: measureMatrix,
};

export const partNames = Object.keys(parts) as PartName[];
/** The matrix takes longer than all other parts together, so it must be named explicitly. */
export const usualParts = partNames.filter((name) => name !== 'matrix');

/** Runs the parts one after the other and passes each report to `onReport` at once. */
export async function runParts(
  names: readonly PartName[],
  runs: number,
  onReport: (report: PartReport) => void,
): Promise<PartReport[]> {
  const builds: Builds = {
    app: once(buildApp),
    floor: once(buildFloor),
    barePlayer: once(buildBarePlayer),
  };
  const reports: PartReport[] = [];
  for (const name of names) {
    const report = await parts[name](builds, runs);
    reports.push(report);
    onReport(report);
  }
  return reports;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
