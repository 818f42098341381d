import { productionHeaders } from './production-headers';

/** Where the samples differ from machine to machine. */
export interface SamplePlaces {
  readonly port: number;
  /** The folder of the build. */
  readonly folder: string;
  /** Origin of the API. */
  readonly api: string;
  /** Origin of `npm run preview`, which prerenders and describes the public pages. */
  readonly pages: string;
}

/** The places as the samples in docs/serving state them. */
export const samplePlaces: SamplePlaces = {
  port: 8080,
  folder: '/srv/shenidar/dist/pwa',
  api: 'http://127.0.0.1:4010',
  pages: 'http://127.0.0.1:4173',
};

// Without hosts of its own the app calls the page's origin, which passes the calls on to the API.
const headers = Object.entries(productionHeaders('', {}));
/** The paths of the API, as in mock-api/core/paths.ts without the mock's own. */
const apiPaths = '^/(api/|connect/|content/|hls/|token$)';
/** What search engines ask for besides pages. */
const crawlerPaths = '^/(robots\\.txt|sitemap(-[0-9]+)?\\.xml)$';
/** The pages with a description, as in public-pages/describe-page.ts. */
const publicPaths = '^/(pdp|audiobook|artist|publisher)/|^/shop$';
/** The pages with a first view, as in prerender/prerendered-pages.ts. */
const prerenderedPaths = '^/(clp|pdp/[^/]+(/[^/]*)?)?$';
const immutable = 'public, max-age=31536000, immutable';

/** A complete configuration of nginx, which needs no modules beyond Debian's nginx-light. */
export function nginxSample({ port, folder, api, pages }: SamplePlaces): string {
  const added = headers.map(([name, value]) => `    add_header ${name} "${value}" always;`);
  return `# Written by scripts/serving/write-samples.ts. See docs/serving/README.md
events {}

http {
  include /etc/nginx/mime.types;
  types {
    application/manifest+json webmanifest;
  }
  charset utf-8;
  access_log off;

  # The names of assets contain a hash of their content; other files may change under the same name.
  map $uri $caching {
    default "no-cache";
    ~^/assets/ "${immutable}";
  }

  server {
    listen ${port};
    root ${folder};
    gzip_static on;

${added.join('\n')}
    add_header cache-control $caching always;

    location ~ ${apiPaths} {
      # A header of its own, so that those of the page are not added to the answers of the API.
      add_header x-content-type-options "nosniff" always;
      proxy_pass ${api};
      proxy_http_version 1.1;
      proxy_set_header host $http_host;
      proxy_set_header x-forwarded-proto $scheme;
      proxy_buffering off;
    }
    location ~ ${crawlerPaths} {
      # The server of the pages sends the headers itself; one here keeps those of above from being added again.
      add_header x-robots-tag "all" always;
      proxy_pass ${pages};
      proxy_set_header host $http_host;
      proxy_set_header x-forwarded-proto $scheme;
    }
    # The server of the pages writes the first view into the storefront, the books and the lists. While it is away, the page is the one of the build.
    location ~ ${prerenderedPaths} {
      error_page 502 504 = /index.html;
      add_header x-robots-tag "all" always;
      proxy_pass ${pages};
      proxy_connect_timeout 1s;
      proxy_read_timeout 3s;
      proxy_set_header host $http_host;
      proxy_set_header x-forwarded-proto $scheme;
    }
    # Browsers say how they fetch; what does not is a search engine or makes the preview of a link.
    location ~ ${publicPaths} {
      if ($http_sec_fetch_mode = "") {
        add_header x-robots-tag "all" always;
        proxy_pass ${pages};
      }
      proxy_set_header host $http_host;
      proxy_set_header x-forwarded-proto $scheme;
      try_files $uri /index.html;
    }
    location ~ ^/(assets|icons)/ {
      try_files $uri =404;
    }
    location ~ /\\. {
      return 404;
    }
    location / {
      try_files $uri /index.html;
    }
  }
}
`;
}

/** A complete configuration of Caddy. */
export function caddySample({ port, folder, api, pages }: SamplePlaces): string {
  const added = headers.map(([name, value]) => `\t\t${name} "${value}"`);
  return `# Written by scripts/serving/write-samples.ts. See docs/serving/README.md
{
\tadmin off
\tauto_https off
}

(built) {
\troot * ${folder}
\theader {
${added.join('\n')}
\t}
}

:${port} {
\t@api path_regexp ${apiPaths}
\thandle @api {
\t\treverse_proxy ${api} {
\t\t\tflush_interval -1
\t\t}
\t}

\t@crawlers path_regexp ${crawlerPaths}
\thandle @crawlers {
\t\treverse_proxy ${pages}
\t}

\t# The server of the pages writes the first view into the storefront, the books and the lists. While it is away, the page is the one of the build.
\t@prerendered path_regexp ${prerenderedPaths}
\thandle @prerendered {
\t\treverse_proxy ${pages}
\t}
\thandle_errors {
\t\t@pageless {
\t\t\texpression {http.error.status_code} in [502, 504]
\t\t\tpath_regexp ${prerenderedPaths}
\t\t}
\t\thandle @pageless {
\t\t\timport built
\t\t\theader cache-control no-cache
\t\t\trewrite * /index.html
\t\t\tfile_server {
\t\t\t\tstatus 200
\t\t\t}
\t\t}
\t}

\t# Browsers say how they fetch; what does not is a search engine or makes the preview of a link.
\t@described {
\t\tpath_regexp ${publicPaths}
\t\tnot header sec-fetch-mode *
\t}
\thandle @described {
\t\treverse_proxy ${pages}
\t}

\t@hidden path_regexp /\\.
\thandle @hidden {
\t\trespond 404
\t}

\thandle {
\t\timport built

\t\t# The names of assets contain a hash of their content; other files may change under the same name.
\t\t@hashed path /assets/*
\t\theader @hashed cache-control "${immutable}"
\t\t@others not path /assets/*
\t\theader @others cache-control no-cache

\t\t@page {
\t\t\tnot path /assets/* /icons/*
\t\t\tfile {path} /index.html
\t\t}
\t\trewrite @page {http.matchers.file.relative}
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}
}
`;
}
