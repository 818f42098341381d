import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleClassicScript } from './classic-script.ts';

const scriptPath = '/__simulator/frame.js';
const entry = fileURLToPath(
  new URL('../native-simulator/page/phone/frame-entry.ts', import.meta.url),
);

/** Written into the page by the parser, so that nothing of the page runs before the script has. */
const gate = `if (window.frameElement?.hasAttribute('data-launch'))
  document.write('<script src="${scriptPath}"></' + 'script>');`;

/**
 * Lets the simulator's phones have their bridges before the app's first script: a page that stands in
 * one of their frames loads the shim first of all, any other page does nothing. Applies to the dev
 * server only, so that no build can hold a trace of it. To be named behind what else wants to be first.
 */
export function simulatorShim(): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'shenidar:simulator-shim',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (/native-simulator|shared\/bridge/.test(file)) script = undefined;
      });
      server.middlewares.use(scriptPath, (_request, response, next) => {
        script ??= bundleClassicScript({ entry, name: 'simulatorFrame' });
        script.then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('cache-control', 'no-cache');
          response.end(code);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path }) =>
        path === '/index.html'
          ? [{ tag: 'script', children: gate, injectTo: 'head-prepend' }]
          : undefined,
    },
  };
}
