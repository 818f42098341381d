import { expect, it, test } from 'vitest';

import { readStreamParts } from './stream-parts';

const address = 'https://cdn.test/hls/1/2/index.m3u8?exp=1&sig=abc';
const playlist = (...lines: string[]) => ['#EXTM3U', ...lines, '#EXT-X-ENDLIST', ''].join('\n');

it('keeps the playlist with names of its own, and finds every file at its signed address', () => {
  const text = playlist(
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:10',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-SESSION-DATA:DATA-ID="at",URI="https://cdn.test/secret?sig=abc"',
    '# a comment with sig=abc',
    '#EXT-X-MAP:URI="init.m4s?exp=1&sig=abc"',
    '#EXTINF:10.0,',
    '0.m4s?exp=1&sig=abc',
    '#EXTINF:4.5,',
    'https://other.test/1.m4s?sig=def',
  );
  expect(readStreamParts(text, address)).toEqual({
    parts: [
      { name: '0.m4s', url: 'https://cdn.test/hls/1/2/init.m4s?exp=1&sig=abc' },
      { name: '1.m4s', url: 'https://cdn.test/hls/1/2/0.m4s?exp=1&sig=abc' },
      { name: '2.m4s', url: 'https://other.test/1.m4s?sig=def' },
    ],
    playlist: `${[
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:10',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-MAP:URI="0.m4s"',
      '#EXTINF:10.0,',
      '1.m4s',
      '#EXTINF:4.5,',
      '2.m4s',
      '#EXT-X-ENDLIST',
    ].join('\n')}\n`,
  });
});

test.each([
  ['a page', '<html></html>'],
  ['a stream that goes on', '#EXTM3U\n#EXTINF:10,\n0.m4s\n'],
  ['a playlist without files', playlist()],
  ['a list of variants', playlist('#EXT-X-STREAM-INF:BANDWIDTH=1', 'low.m3u8')],
  ['an encrypted stream', playlist('#EXT-X-KEY:METHOD=AES-128,URI="key"', '#EXTINF:1,', '0.m4s')],
  ['parts of one file', playlist('#EXT-X-BYTERANGE:100@0', '#EXTINF:1,', 'all.m4s')],
  ['a map in a part', playlist('#EXT-X-MAP:URI="a.m4s",BYTERANGE="9@0"', '#EXTINF:1,', '0.m4s')],
])('does not keep %s', (_, text) => {
  expect(readStreamParts(text, address)).toBeNull();
});

it('keeps a stream whose key is none', () => {
  const text = playlist('#EXT-X-KEY:METHOD=NONE', '#EXTINF:1,', '0.m4s');
  expect(readStreamParts(text, address)?.parts).toHaveLength(1);
});
