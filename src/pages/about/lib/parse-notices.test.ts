import { expect, it } from 'vitest';

import { parseNotices } from './parse-notices';

const file = `# Licenses

The app bundles dependencies which contain the following licenses:

## @base-ui/react - 1.9.0 (MIT)

MIT License

Copyright (c) the authors, see ## Terms - 2 (all) and

### Terms - 2 (all)

## Terms - of (all) works

## hls.js - 1.7.4 (Apache-2.0)

Apache License

## nameless - 0.1.0
`;

it('reads the works, their licenses and their texts', () => {
  expect(parseNotices(file)).toEqual([
    {
      name: '@base-ui/react',
      version: '1.9.0',
      license: 'MIT',
      text: 'MIT License\n\nCopyright (c) the authors, see ## Terms - 2 (all) and\n\n### Terms - 2 (all)',
    },
    { name: 'hls.js', version: '1.7.4', license: 'Apache-2.0', text: 'Apache License' },
    { name: 'nameless', version: '0.1.0', license: '', text: '' },
  ]);
});

it.each(['<!doctype html><title>Shop</title>', '<!-- ## zlib - 1.0.0 (MIT)\n', ''])(
  'reads nothing from the other text %j',
  (text) => {
    expect(parseNotices(text)).toEqual([]);
  },
);
