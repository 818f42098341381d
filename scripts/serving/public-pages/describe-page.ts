import { getAudiobookDetail } from '../../../src/shared/api/contract/audiobooks';
import { getArtist, getPublisher } from '../../../src/shared/api/contract/people';
import { brands } from '../../../src/shared/i18n/fa/brands';
import { webApp } from '../../../src/shared/i18n/fa/web-app';
import { fullName } from '../../../src/shared/lib/full-name';
import { artistPath, publisherPath } from '../../../src/shared/routing/paths';
import type { AskApi } from './ask-api';
import { describeBook } from './describe-book';
import { shortened, type PageDescription } from './page-description';

type Describe = (id: string, ask: AskApi) => Promise<PageDescription> | PageDescription;

const appPicture = { from: 'app', path: '/icons/icon-512.png', size: 512 } as const;

/** The addresses that have a description; the first group of a pattern is the id. */
const describedPages: readonly (readonly [RegExp, Describe])[] = [
  [/^\/(?:shop)?$/, describeApp],
  [/^\/(?:pdp|audiobook)\/([^/]+)(?:\/[^/]*)?$/, describeBookPage],
  [/^\/artist\/(\d+)$/, describeArtist],
  [/^\/publisher\/(\d+)$/, describePublisher],
];

/**
 * How to describe the page at `path`; undefined for a page that nobody but its user sees.
 * The description throws as AskApi does.
 */
export function descriptionOf(
  path: string,
): ((ask: AskApi) => Promise<PageDescription>) | undefined {
  for (const [pattern, describe] of describedPages) {
    const match = pattern.exec(path);
    const id = decoded(match?.[1] ?? '');
    if (match && id !== null) return async (ask) => describe(id, ask);
  }
  return undefined;
}

/** Null for a text that is not percent-encoded as it should be. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function describeApp(): PageDescription {
  return {
    title: null,
    about: webApp.description,
    path: '/',
    type: 'website',
    picture: appPicture,
    subject: {
      '@type': 'WebSite',
      name: brands.shenidar,
      url: '/',
      inLanguage: 'fa',
      potentialAction: {
        '@type': 'SearchAction',
        target: '/clp?q={search_term_string}',
        'query-input': 'required name=search_term_string',
      },
    },
  };
}

async function describeBookPage(id: string, ask: AskApi): Promise<PageDescription> {
  return describeBook(await ask(getAudiobookDetail, { params: { id } }));
}

async function describeArtist(id: string, ask: AskApi): Promise<PageDescription> {
  const artist = await ask(getArtist, { params: { id: Number(id) } });
  const name = fullName(artist);
  const about = shortened(artist.about) || webApp.description;
  const url = artistPath(artist);
  return {
    title: name,
    about,
    path: url,
    type: 'profile',
    picture: artist.portrait ? { from: 'site', path: artist.portrait, size: 512 } : appPicture,
    subject: { '@type': 'Person', name, url, description: about },
  };
}

async function describePublisher(id: string, ask: AskApi): Promise<PageDescription> {
  const publisher = await ask(getPublisher, { params: { id: Number(id) } });
  const url = publisherPath(publisher);
  return {
    title: publisher.title,
    about: webApp.description,
    path: url,
    type: 'website',
    picture: publisher.logo ? { from: 'site', path: publisher.logo, size: 512 } : appPicture,
    subject: { '@type': 'Organization', name: publisher.title, url },
  };
}
