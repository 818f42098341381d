import { ApiFailure } from '../core/api-failure';
import type { MockOperation } from '../core/handle';
import type { ControlRoute } from './control-routes';
import { getDocs, getGallery, getOpenApi } from './operations';

/** Loads the code of the pages on the first request. */
function page(operation: MockOperation): ControlRoute {
  return {
    operation,
    async answer(_mock, { url }) {
      const { renderMockPage } = await import('../pages');
      const reply = renderMockPage(url);
      if (!reply) throw new ApiFailure('not-found');
      return reply;
    },
  };
}

const otherDocsPaths = ['/__mock', '/__mock/docs'];

/** The mock's HTML pages and its OpenAPI document. */
export const pageRoutes: readonly ControlRoute[] = [
  page(getDocs),
  page(getGallery),
  page(getOpenApi),
  ...otherDocsPaths.map((path) => page({ ...getDocs, path })),
];
