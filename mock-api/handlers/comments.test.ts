import { describe, expect, it } from 'vitest';

import type { Ratings } from '@/shared/api/contract/audiobooks';
import type { Comment } from '@/shared/api/contract/comments';

import { createTestApi } from '../testing/create-test-api';
import type { TestClient } from '../testing/test-client';

const LIST = '/api/audiobooks/1001/comments';

async function commentsOf(api: TestClient, token?: string, sort = 'newest'): Promise<Comment[]> {
  const { json } = await api.send({ path: `${LIST}?pageSize=100&sort=${sort}`, token });
  return (json as { items: Comment[] }).items;
}
async function ratingsOf(api: TestClient, token?: string): Promise<Ratings> {
  const { json } = await api.send({ path: '/api/audiobooks/1001/ratings', token });
  return json as Ratings;
}
async function write(api: TestClient, token: string, body: object): Promise<Comment> {
  const { json } = await api.send({ method: 'POST', path: LIST, token, body });
  return json as Comment;
}

describe('the comments on a title', () => {
  it('are sorted by time, likes or stars, those without stars at the end', async () => {
    const api = createTestApi();
    // The fixed ones of this title all have stars.
    await write(api, await api.signIn('collector'), { text: 'خوب' });
    const times = (await commentsOf(api)).map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const likes = (await commentsOf(api, undefined, 'liked')).map(({ likeCount }) => likeCount);
    expect(likes[0]).toBeGreaterThan(0);
    expect(likes).toEqual([...likes].sort((one, other) => other - one));
    const rates = (await commentsOf(api, undefined, 'highest')).map(({ rate }) => rate);
    expect(rates).toEqual([...rates].sort((one, other) => other - one));
    expect(rates.at(-1)).toBe(0);
    const lowest = (await commentsOf(api, undefined, 'lowest')).map(({ rate }) => rate || 9);
    expect(lowest).toEqual([...lowest].sort((one, other) => one - other));
  });

  it('have the one that was added first, which only its author owns', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const before = (await commentsOf(api)).length;
    const added = await write(api, token, { text: ' خوب بود ', rate: 4 });
    expect(added).toMatchObject({ text: 'خوب بود', rate: 4, isMine: true, editedAt: null });
    const [first, ...others] = await commentsOf(api, token);
    expect(first).toEqual(added);
    expect(others).toHaveLength(before);
    expect((await commentsOf(api))[0]).toMatchObject({ id: added.id, isMine: false });
    const other = await api.signIn('spender');
    expect((await commentsOf(api, other))[0]).toMatchObject({ id: added.id, isMine: false });
  });

  it('keep a change and forget what was deleted', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const { id } = await write(api, token, { text: 'خوب', rate: 4 });
    const path = `${LIST}/${id}`;
    await api.send({ method: 'PUT', path, token, body: { text: 'عالی' } });
    const [changed] = await commentsOf(api, token);
    expect(changed).toMatchObject({ id, text: 'عالی', rate: 0, isMine: true });
    expect(changed?.editedAt).not.toBeNull();
    await api.send({ method: 'DELETE', path, token });
    expect((await commentsOf(api, token)).map((comment) => comment.id)).not.toContain(id);
  });

  it('keep the others of an author who deletes or changes one', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const [one, two, three] = [
      await write(api, token, { text: 'یک', rate: 1 }),
      await write(api, token, { text: 'دو', rate: 2 }),
      await write(api, token, { text: 'سه', rate: 3 }),
    ];
    const before = (await commentsOf(api, token)).length;
    await api.send({ method: 'DELETE', path: `${LIST}/${two.id}`, token });
    const body = { text: 'چهار', rate: 4 };
    await api.send({ method: 'PUT', path: `${LIST}/${one.id}`, token, body });
    const [first, second, ...others] = await commentsOf(api, token);
    expect(first).toEqual(three);
    expect(second).toMatchObject({ ...body, id: one.id, createdAt: one.createdAt });
    expect(others).toHaveLength(before - 3);
  });

  it('keep the reason that each reader has reported last', async () => {
    const api = createTestApi();
    const [one, other] = [await api.signIn('collector'), await api.signIn('spender')];
    const [comment] = await commentsOf(api);
    const id = comment?.id ?? 0;
    const report = (token: string, reason: string, of = id) =>
      api.send({ method: 'POST', path: `${LIST}/${of}/report`, token, body: { reason } });
    await report(one, 'spam');
    await report(other, 'spoiler');
    await report(one, 'offensive');
    expect((await report(one, 'spam', 7)).status).toBe(404);
    expect(await api.mock.store.run(({ commentReports }) => commentReports)).toEqual({
      [id]: { '09120000004': 'offensive', '09120000003': 'spoiler' },
    });
  });

  it('are reached by the path of their own title alone', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const { id } = await write(api, token, { text: 'خوب', rate: 4 });
    const before = await commentsOf(api, token);
    const other = `/api/audiobooks/1002/comments/${id}`;
    for (const call of [
      { method: 'PUT', path: other, body: { text: 'عالی' } },
      { method: 'DELETE', path: other },
      { method: 'PUT', path: `${other}/like` },
      { method: 'DELETE', path: `${other}/like` },
      { method: 'POST', path: `${other}/report`, body: { reason: 'spam' } },
    ]) {
      const { status, json } = await api.send({ ...call, token });
      expect([status, json]).toMatchObject([404, { code: 'not-found' }]);
    }
    expect(await commentsOf(api, token)).toEqual(before);
  });

  it('count one like for each reader', async () => {
    const api = createTestApi();
    const [one, other] = [await api.signIn('collector'), await api.signIn('spender')];
    const [comment] = await commentsOf(api);
    const path = `${LIST}/${comment?.id}/like`;
    const count = comment?.likeCount ?? 0;
    for (const token of [one, one, other]) await api.send({ method: 'PUT', path, token });
    expect((await commentsOf(api, one))[0]).toMatchObject({ likeCount: count + 2, isLiked: true });
    await api.send({ method: 'DELETE', path, token: one });
    expect((await commentsOf(api, one))[0]).toMatchObject({ likeCount: count + 1, isLiked: false });
    expect((await commentsOf(api))[0]).toMatchObject({ likeCount: count + 1, isLiked: false });
  });
});

describe('the ratings of a title', () => {
  it('add up to their number, around their mean', async () => {
    const { rate, count, stars, mine } = await ratingsOf(createTestApi());
    expect(stars.reduce((sum, each) => sum + each, 0)).toBe(count);
    const mean = stars.reduce((sum, each, index) => sum + each * (index + 1), 0) / count;
    expect(Math.abs(mean - rate)).toBeLessThan(0.1);
    expect(mine).toBe(0);
  });

  it('have one rate of each user, also that of a comment, until it is taken back', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const before = await ratingsOf(api, token);
    const body = { audioBookId: 1001, rate: 1 };
    await api.send({ method: 'POST', path: '/api/audiobooks/rate', token, body });
    const { id } = await write(api, token, { text: 'خوب', rate: 3 });
    expect((await ratingsOf(api, token)).mine).toBe(3);
    const changed = { text: 'خوب', rate: 2 };
    await api.send({ method: 'PUT', path: `${LIST}/${id}`, token, body: changed });
    const after = await ratingsOf(api, token);
    expect([after.count, after.mine]).toEqual([before.count + 1, 2]);
    expect([after.stars[0], after.stars[1]]).toEqual([before.stars[0], before.stars[1] + 1]);
    expect((await ratingsOf(api)).mine).toBe(0);
    await api.send({ method: 'DELETE', path: '/api/audiobooks/1001/rate', token });
    expect(await ratingsOf(api, token)).toEqual(before);
  });

  it('keep those of others when one takes hers back', async () => {
    const api = createTestApi();
    const [one, other] = [await api.signIn('collector'), await api.signIn('spender')];
    const before = await ratingsOf(api);
    for (const [token, rate] of [
      [one, 1],
      [other, 5],
    ] as const) {
      const body = { audioBookId: 1001, rate };
      await api.send({ method: 'POST', path: '/api/audiobooks/rate', token, body });
    }
    await api.send({ method: 'DELETE', path: '/api/audiobooks/1001/rate', token: one });
    const after = await ratingsOf(api, other);
    expect([after.count, after.mine]).toEqual([before.count + 1, 5]);
    expect(after.stars[4]).toBe(before.stars[4] + 1);
    expect((await ratingsOf(api, one)).mine).toBe(0);
  });
});
