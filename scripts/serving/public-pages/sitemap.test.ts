import { expect, it } from 'vitest';
import { catalogue } from '../../../fixtures/catalog/catalogue';
import { startHttpMock } from '../../../mock-api/http';
import { sharedBookPath } from '../../../src/shared/routing/paths';
import { createAskApi } from './ask-api';
import { robots, sitemapPart } from './sitemap';

const origin = 'https://shenidar.test';

it('has each public page and each title that is on sale once, and no page of a user', async () => {
  const mock = await startHttpMock({ port: 0 });
  const locations = async (part: number) => {
    const xml = await sitemapPart(part, origin, createAskApi(mock.url));
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
  };
  const paths = (await locations(1)).map((location) => location.replace(origin, ''));
  const further = await locations(2);
  await mock.close();

  const isTitle = (path: string) => path.startsWith('/pdp/');
  expect(paths.filter((path) => !isTitle(path))).toEqual([
    ...['/', '/search', '/catalog-landing', '/about'],
  ]);
  const onSale = catalogue.filter(({ isWithdrawn }) => !isWithdrawn).map(sharedBookPath);
  expect(paths.filter(isTitle).toSorted()).toEqual(onSale.toSorted());
  expect(further).toEqual([]);
  const personal = [...robots(origin).matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  expect(personal).toContain('/library');
  expect(paths.filter((path) => personal.some((each) => path.startsWith(each)))).toEqual([]);
});
