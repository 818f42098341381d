import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Hosts } from './hosts';
import { productionHeaders } from './production-headers';

function directives(html: string, hosts: Hosts): Record<string, string> {
  const policy = productionHeaders(html, hosts)['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the policy', () => {
  it('allows our own origin and nothing unsafe', () => {
    const policy = directives('', {});
    expect(policy['script-src']).toBe("'self'");
    expect(policy['connect-src']).toBe("'self'");
    expect(policy['frame-src']).toBe("'self'");
    expect(policy['require-trusted-types-for']).toBe("'script'");
    expect(JSON.stringify(policy)).not.toContain('unsafe');
  });

  it('allows each host for its own purpose only', () => {
    const site = 'https://site.test';
    const policy = directives('', {
      site,
      auth: 'https://auth.test',
      report: 'https://report.test',
      chat: 'https://chat.test',
    });
    expect(policy['connect-src']).toBe(`'self' ${site} https://auth.test https://report.test`);
    expect(policy['img-src']).toBe(`'self' data: blob: ${site}`);
    expect(policy['media-src']).toBe(`'self' blob: ${site}`);
    expect(policy['frame-src']).toBe(`'self' ${site} https://chat.test`);
    expect(policy['script-src']).toBe("'self'");
  });

  it('names a host with two purposes once', () => {
    const both = 'https://both.test';
    expect(directives('', { site: both, auth: both })['connect-src']).toBe(`'self' ${both}`);
  });

  it('allows inline scripts of the page by their hashes', () => {
    const hash = createHash('sha256').update('let a;').digest('base64');
    const page = '<script src="/b.js"></script><script>let a;</script>';
    expect(directives(page, {})['script-src']).toBe(`'self' 'sha256-${hash}'`);
  });
});

it('allows the styles that a page has in it by their hashes, and takes no data for a script', () => {
  const hash = createHash('sha256').update('p{color:red}').digest('base64');
  const page =
    '<style>p{color:red}</style><script type="application/json" id="a">{"a":1}</script><i data-style="--a:1"></i>';
  const policy = directives(page, {});
  expect(policy['style-src']).toBe(`'self' 'sha256-${hash}'`);
  expect(policy['script-src']).toBe("'self'");
});

it('turns off the features of the browser that the app never uses', () => {
  const policy = productionHeaders('', {})['permissions-policy'] ?? '';
  expect(policy).toContain('camera=()');
  // The player keeps the screen awake and plays by itself.
  expect(policy).not.toMatch(/wake-lock|autoplay|fullscreen/);
});
