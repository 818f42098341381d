import { describe, expect, it } from 'vitest';

import { catalogue } from '@fixtures/catalog/catalogue';
import { personaNamed } from '@fixtures/users/personas';

import { createTestApi } from '../testing/create-test-api';
import type { TestClient } from '../testing/test-client';

const collector = personaNamed('collector');
const post = (api: TestClient, token: string, path: string, body: object = {}) =>
  api.send({ method: 'POST', path, token, body });

async function idsOf(api: TestClient, token: string, query: string): Promise<number[]> {
  const { json } = await api.send({ path: `/api/library?pageSize=100&${query}`, token });
  return (json as { items: { audioBookId: number }[] }).items.map((item) => item.audioBookId);
}

describe('the library', () => {
  it('lists archived titles only on request', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const [plain, archived] = [
      await idsOf(api, token, 'filter=all'),
      await idsOf(api, token, 'archived=true'),
    ];
    expect(plain).toHaveLength(collector.library.length - collector.archived.length);
    expect(await idsOf(api, token, 'archived=false')).toEqual(plain);
    expect(archived.sort()).toEqual([...collector.archived].sort());
  });

  it('archives and unarchives a title', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const [id = 0] = await idsOf(api, token, '');
    await post(api, token, `/api/library/archive/${id}`);
    expect(await idsOf(api, token, '')).not.toContain(id);
    await post(api, token, `/api/library/unarchive/${id}`);
    expect(await idsOf(api, token, 'archived=true')).not.toContain(id);
  });

  it('has every title in exactly one progress filter', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const parts = await Promise.all(
      ['notStarted', 'inProgress', 'finished'].map((filter) =>
        idsOf(api, token, `filter=${filter}`),
      ),
    );
    expect(parts.every(({ length }) => length > 0)).toBe(true);
    expect(parts.flat().sort()).toEqual((await idsOf(api, token, 'filter=all')).sort());
  });

  it('counts a title as started after a request for a chapter', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const [id = 0] = await idsOf(api, token, 'filter=notStarted');
    await api.send({ path: `/api/stream/playlist/${id * 100 + 1}`, token });
    expect(await idsOf(api, token, 'filter=inProgress')).toContain(id);
  });

  it('counts a title as finished after a request for its last chapter', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const [id = 0] = await idsOf(api, token, 'filter=notStarted');
    const chapters = catalogue.find(({ audioBookId }) => audioBookId === id)?.chapters ?? [];
    await api.send({ path: `/api/stream/playlist/${chapters.at(-1)?.chapterId}`, token });
    expect(await idsOf(api, token, 'filter=finished')).toContain(id);
  });

  it('returns pages of twenty titles', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => {
        const { json } = await api.send({ path: `/api/library?page=${page}`, token });
        return json as { items: unknown[]; total: number; page: number; pageSize: number };
      }),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 16, 0]);
    expect(pages[3]).toMatchObject({ total: 56, page: 4, pageSize: 20 });
  });
});

describe('the wishlist', () => {
  const wishedIds = async (api: TestClient, token: string, body: object = {}) => {
    const { json } = await post(api, token, '/api/wishlist/items', body);
    return (json as { items: { product: { productId: number } }[] }).items.map(
      ({ product }) => product.productId,
    );
  };

  it('lists each title once, newest first, and removes titles', async () => {
    const api = createTestApi();
    const token = await api.signIn('newcomer');
    for (const productId of [20001, 20002, 20001]) {
      await post(api, token, '/api/wishlist/addItem', { productId });
    }
    expect(await wishedIds(api, token)).toEqual([20002, 20001]);
    await post(api, token, '/api/wishlist/removeItem', { productId: 20002 });
    expect(await wishedIds(api, token)).toEqual([20001]);
  });

  it('keeps the items of a removed category', async () => {
    const api = createTestApi();
    const token = await api.signIn('newcomer');
    const added = await post(api, token, '/api/wishlist/addCategory', { title: 'برای سفر' });
    const { id: categoryId } = added.json as { id: number };
    // A wish that is made again with a category moves there.
    await post(api, token, '/api/wishlist/addItem', { productId: 20001 });
    await post(api, token, '/api/wishlist/addItem', { productId: 20001, categoryId });
    // A wish that is made again without a category stays where it is.
    await post(api, token, '/api/wishlist/addItem', { productId: 20001 });
    expect(await wishedIds(api, token, { categoryId })).toEqual([20001]);
    expect((await post(api, token, '/api/wishlist/categories/1')).json).toMatchObject({
      items: [{ id: categoryId, title: 'برای سفر', count: 1 }],
      total: 1,
    });
    await post(api, token, '/api/wishlist/removeCategory', { categoryId });
    expect(await wishedIds(api, token)).toEqual([20001]);
    expect(await wishedIds(api, token, { categoryId })).toEqual([]);
  });
});

describe('comments and rates', () => {
  it('lists new comments first, the newest at the top, and counts them', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const before = await api.send({ path: '/api/audiobooks/1001/detail2' });
    const body = { text: '  عالی بود  ', rate: 5 };
    const added = await post(api, token, '/api/audiobooks/1001/comments', body);
    expect(added.json).toMatchObject({ text: 'عالی بود', rate: 5 });
    const later = await post(api, token, '/api/audiobooks/1001/comments', { text: 'دوباره شنیدم' });
    const list = await api.send({ path: '/api/audiobooks/1001/comments', token });
    expect(list.json).toMatchObject({ items: { 0: later.json, 1: added.json } });
    const after = await api.send({ path: '/api/audiobooks/1001/detail2' });
    const count = (answer: { json: unknown }) =>
      (answer.json as { commentCount: number }).commentCount;
    expect(count(after)).toBe(count(before) + 2);
  });

  it.each(['\u200c\u200c', '\u200f \u2066', '\u2800', '\u3164', '\ufeff\u00ad', '\u064b'])(
    'rejects comments and category names of invisible characters: %j',
    async (text) => {
      const api = createTestApi();
      const token = await api.signIn('newcomer');
      const comment = await post(api, token, '/api/audiobooks/1001/comments', { text });
      expect(comment.json).toMatchObject({ code: 'invalid-body', field: 'text' });
      const category = await post(api, token, '/api/wishlist/addCategory', { title: text });
      expect(category.json).toMatchObject({ code: 'invalid-body', field: 'title' });
    },
  );

  it('replaces the first rate of a user with the second', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const rate = (stars: number) =>
      post(api, token, '/api/audiobooks/rate', { audioBookId: 9030, rate: stars });
    await rate(1);
    const { json } = await rate(5);
    expect(json).toEqual({ rate: 4, count: 64 });
    const detail = await api.send({ path: '/api/audiobooks/9030/detail2' });
    expect(detail.json).toMatchObject({ rate: 4, rateCount: 64 });
  });
});

describe('the profile', () => {
  it('changes only the given fields', async () => {
    const api = createTestApi();
    const token = await api.signIn('newcomer');
    const path = '/api/account/editprofile';
    const saved = await post(api, token, path, { firstName: ' سارا ', mobileNo: '۰۹۳۵۱۱۱۲۲۳۳' });
    expect(saved.json).toMatchObject({
      firstName: 'سارا',
      lastName: personaNamed('newcomer').lastName,
      mobileNo: '09351112233',
    });
    expect((await api.send({ path, token })).json).toEqual(saved.json);
  });

  it.each([
    [{ email: 'no address' }, 'email'],
    [{ mobileNo: '123' }, 'mobileNo'],
    [{ mobileNo: '09120000002' }, 'mobileNo'],
    [{ firstName: 5 }, 'firstName'],
  ])('refuses all of a profile with %j', async (body, field) => {
    const api = createTestApi();
    const token = await api.signIn('newcomer');
    const path = '/api/account/editprofile';
    const { json: before } = await api.send({ path, token });
    const answer = await post(api, token, path, { lastName: 'X', email: 'x@y.zz', ...body });
    expect([answer.status, answer.json]).toMatchObject([400, { code: 'invalid-body', field }]);
    // Not even the fields that are valid have changed.
    expect((await api.send({ path, token })).json).toEqual(before);
  });

  it('changes the e-mail address alone, to a real one', async () => {
    const api = createTestApi();
    const token = await api.signIn('newcomer');
    const change = (email: string) => post(api, token, '/api/account/changeemail', { email });
    for (const email of ['', ' ', 'no address']) expect((await change(email)).status).toBe(400);
    expect((await change('nava@example.com')).status).toBeLessThan(300);
    const { json } = await api.send({ path: '/api/account/editprofile', token });
    expect(json).toMatchObject({ email: 'nava@example.com' });
  });

  it('accepts only the new password after a change', async () => {
    const api = createTestApi();
    const token = await api.signIn('newcomer');
    const body = { oldPassword: 'shenidar-1404', newPassword: 'another-one' };
    await post(api, token, '/api/account/changepassword', body);
    const signIn = (password: string) =>
      api.send({
        method: 'POST',
        path: '/token',
        body: new URLSearchParams({
          grant_type: 'password',
          username: '09120000001',
          password,
          client_id: 'shenidar-web',
          client_secret: 'public-web-client',
        }),
      });
    expect((await signIn('shenidar-1404')).status).toBe(400);
    expect((await signIn('another-one')).status).toBe(200);
  });
});
