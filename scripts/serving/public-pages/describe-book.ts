import type { AudiobookDetail } from '../../../src/shared/api/contract/audiobooks';
import { contentTypes } from '../../../src/shared/api/contract/codes';
import type { Person } from '../../../src/shared/api/contract/values';
import { webApp } from '../../../src/shared/i18n/fa/web-app';
import { coverUrl } from '../../../src/shared/lib/cover-url';
import { fullName } from '../../../src/shared/lib/full-name';
import { artistPath, publisherPath, sharedBookPath } from '../../../src/shared/routing/paths';
import { shortened, type PageDescription, type SchemaThing } from './page-description';

const COVER_PX = 600;

/** Describes the page of a title: an Audiobook, or a PodcastEpisode. */
export function describeBook(detail: AudiobookDetail): PageDescription {
  const path = sharedBookPath(detail);
  const about = shortened(detail.description) || webApp.description;
  const cover = coverUrl(detail.audioBookId, detail.recordVersion, COVER_PX);
  const isPodcast = detail.contentType === contentTypes.podcast;
  const common = {
    name: detail.title,
    url: path,
    image: cover,
    description: about,
    inLanguage: 'fa',
    isAccessibleForFree: detail.isFree,
    aggregateRating: rating(detail),
  };
  return {
    title: detail.title,
    about,
    path,
    type: isPodcast ? 'website' : 'book',
    picture: { from: 'site', path: cover, size: COVER_PX },
    subject: isPodcast
      ? { ...common, ...episode(detail) }
      : { ...common, ...audiobook(detail, path) },
  };
}

function audiobook(detail: AudiobookDetail, path: string): SchemaThing {
  const { authors, narrators, publisher, duration, seriesTitle, products } = detail;
  const price = products[0]?.price ?? null;
  return {
    '@type': 'Audiobook',
    bookFormat: 'https://schema.org/AudiobookFormat',
    author: authors.map(personOf),
    readBy: narrators.map(personOf),
    publisher: publisher
      ? { '@type': 'Organization', name: publisher.title, url: publisherPath(publisher) }
      : undefined,
    duration: isoDuration(duration),
    isPartOf: seriesTitle ? { '@type': 'BookSeries', name: seriesTitle } : undefined,
    // The API counts in rial, as the currency's code does.
    offers:
      price === null ? undefined : { '@type': 'Offer', price, priceCurrency: 'IRR', url: path },
  };
}

function episode({
  authors,
  narrators,
  title,
  seriesTitle,
  duration,
}: AudiobookDetail): SchemaThing {
  return {
    '@type': 'PodcastEpisode',
    author: [...authors, ...narrators].map(personOf),
    partOfSeries: { '@type': 'PodcastSeries', name: seriesTitle || title },
    timeRequired: isoDuration(duration),
  };
}

function personOf(person: Person): SchemaThing {
  return { '@type': 'Person', name: fullName(person), url: artistPath(person) };
}

function rating({ rate, rateCount }: AudiobookDetail): SchemaThing | undefined {
  if (rateCount === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rate, ratingCount: rateCount, bestRating: 5 };
}

/** Seconds as `PT1H2M3S`; undefined for an unknown length. */
function isoDuration(seconds: number): string | undefined {
  const whole = Math.round(seconds);
  if (whole === 0) return undefined;
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const;
  return `PT${parts.flatMap(([count, unit]) => (count > 0 ? [`${count}${unit}`] : [])).join('')}`;
}
