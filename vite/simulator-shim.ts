import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleClassicScript } from './classic-script.ts';

const scriptPath = '/__simulator/frame.js';
const entry = fileURLToPath(
  new URL('../native-simulator/page/phone/frame-entry.ts', import.meta.url),
);

/** Everything of this project that the script contains. */
const sources = /native-simulator|shared\/(?:bridge|config)/;

/** The parser inserts the script, so it runs before everything else of the page. */
const gate = `if (window.frameElement?.hasAttribute('data-launch'))
  document.write('<script src="${scriptPath}"></' + 'script>');`;

/**
 * Installs the bridge in the simulator's phones before the app's first script: a page in a phone's frame loads
 * the shim, any other page does nothing. Applies to the dev server only, so that no build contains a trace of it.
 * List it after other plugins that prepend to the head, because the last one comes first.
 */
export function simulatorShim(bundle = bundleClassicScript): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'shenidar:simulator-shim',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (sources.test(file)) script = undefined;
      });
      server.middlewares.use(scriptPath, (_request, response, next) => {
        script ??= bundle({ entry, name: 'simulatorFrame' });
        script.then(
          (code) => {
            response.setHeader('content-type', 'text/javascript');
            response.setHeader('cache-control', 'no-cache');
            response.end(code);
          },
          (error: unknown) => {
            // The cause may be a file that is not watched, such as one of a package.
            script = undefined;
            next(error);
          },
        );
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
