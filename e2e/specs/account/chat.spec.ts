import type { Request } from '@playwright/test';

import { supportChatPage } from '../../../mock-api/media/support-chat-page';
import { navigation } from '../../../src/shared/i18n/fa/navigation';
import { expect, test } from '../../fixtures/test';

const chatAddress = '**/content/support-chat/';

/** The chat with messages that nobody has read. */
const pageWithUnread = supportChatPage.replace("get('unread') ?? 0", "get('unread') ?? 2");

test.describe('A signed-in user', () => {
  test.use({ persona: 'collector' });

  test('sees a dot while the chat has unread messages, opens it and writes', async ({
    page,
    gotoProfile,
    bottomBar,
    supportChat,
  }) => {
    await page.route(chatAddress, (route) =>
      route.fulfill({ contentType: 'text/html', body: pageWithUnread }),
    );
    await gotoProfile();
    const dot = bottomBar.profile.getByRole('status', { name: navigation.unread });
    await expect(dot).toBeVisible();
    await supportChat.open.click();
    await expect(supportChat.field).toBeVisible();
    await expect(dot).toHaveCount(0);
    await expect(page).toHaveURL(/#support-chat$/);
    await supportChat.field.fill('کتاب من باز نمی‌شود');
    await supportChat.field.press('Enter');
    await expect(supportChat.messages).toHaveCount(2);
    await supportChat.close.click();
    await expect(supportChat.dialog).toBeHidden();
    await expect(supportChat.open).toBeFocused();
    // The answer came while the chat was out of sight.
    await expect(dot).toBeVisible();
    await supportChat.open.click();
    await expect(supportChat.messages).toHaveCount(3);
    await expect(dot).toHaveCount(0);
  });

  test('opens it from the feedback page and goes back by the back key', async ({
    page,
    supportChat,
  }) => {
    await page.goto('/feedback');
    await supportChat.open.click();
    await expect(supportChat.field).toBeVisible();
    await page.goBack();
    await expect(supportChat.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/feedback$/);
  });

  test('gives the chat nothing: no token, no address, no access to the app', async ({
    page,
    gotoProfile,
    supportChat,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/content/support-chat')) requests.push(request);
    });
    await gotoProfile();
    await supportChat.open.click();
    await expect(supportChat.field).toBeVisible();
    expect(requests.map((request) => request.url())).toEqual([
      new URL('/content/support-chat/', page.url()).href,
    ]);
    const headers = Object.keys((await requests[0]?.allHeaders()) ?? {});
    expect(headers).toContain('user-agent');
    for (const name of ['authorization', 'device-id', 'client-id', 'referer', 'cookie']) {
      expect(headers).not.toContain(name);
    }
    const reached = await supportChat.content.locator('body').evaluate(() => {
      const reach = (take: () => unknown) => {
        try {
          return String(take());
        } catch {
          return 'refused';
        }
      };
      return [
        reach(() => localStorage.getItem('access_token')),
        reach(() => parent.localStorage.getItem('access_token')),
        reach(() => parent.document.title),
        window.origin,
        document.referrer,
      ];
    });
    expect(reached).toEqual(['refused', 'refused', 'refused', 'null', '']);
  });

  test('ends the chat by signing out', async ({ page, gotoProfile, profilePage, supportChat }) => {
    await gotoProfile();
    await expect(supportChat.frame).toBeAttached();
    await profilePage.signOut.click();
    await profilePage.confirmSignOut.click();
    await expect(page).toHaveURL(/\/$/);
    await expect(supportChat.frame).toHaveCount(0);
  });

  test('notices nothing of a chat that fails, and is told on opening it', async ({
    page,
    gotoProfile,
    notifications,
    supportChat,
  }) => {
    await page.clock.install();
    await page.route(chatAddress, (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: 'broken' }),
    );
    await gotoProfile();
    await expect(supportChat.frame).toBeAttached();
    await page.clock.fastForward(15_000);
    await expect(supportChat.frame).toHaveCount(0);
    await expect(notifications.alert('')).toHaveCount(0);
    // Opening it asks once more.
    await supportChat.open.click();
    await expect(supportChat.frame).toBeAttached();
    await page.clock.fastForward(15_000);
    await expect(supportChat.retry).toBeVisible();
    await page.unroute(chatAddress);
    await supportChat.retry.click();
    await expect(supportChat.field).toBeVisible();
  });
});

test('A signed-out user has no chat', async ({ page, gotoProfile, profilePage, supportChat }) => {
  await gotoProfile();
  await expect(profilePage.signIn).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(supportChat.frame).toHaveCount(0);
  await expect(supportChat.open).toHaveCount(0);
});
