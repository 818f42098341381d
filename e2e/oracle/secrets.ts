import type { Request } from '@playwright/test';
import type { Rule } from './rule';

/** Access tokens, partners' tokens, mobile numbers, purchase tokens. */
const secret = /eyJ[\w-]{8,}\.[\w-]+\.|\bpartner-(?:ok|expired)-\w+|\b09\d{9}\b|purchaseToken/;

/** O4: no secret in an address, in a referrer, or in what a third party gets. */
export const secrets: Rule = {
  watch: (context, report) => {
    context.on('request', (request) => {
      for (const [place, text] of placesOf(request)) {
        const [found] = secret.exec(readable(text)) ?? [];
        if (found)
          report(`A secret (${found.slice(0, 14)}...) in the ${place} of ${request.url()}`);
      }
    });
    return Promise.resolve();
  },
};

function placesOf(request: Request): [place: string, text: string][] {
  // The page's own address may bring a partner's token: it is what the app has to scrub.
  const isAddressOfPage = request.isNavigationRequest() && !request.frame().parentFrame();
  return [
    ['address', isAddressOfPage ? '' : request.url()],
    ['referrer', request.headers()['referer'] ?? ''],
    ['body', isForThirdParty(request) ? (request.postData() ?? '') : ''],
  ];
}

function isForThirdParty(request: Request): boolean {
  if (request.serviceWorker()) return false;
  const page = request.frame().url();
  return URL.canParse(page) && new URL(page).origin !== new URL(request.url()).origin;
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
