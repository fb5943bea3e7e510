import type { Endpoint } from 'stand-in-server/testing/conformance'

const reference = (name: string) => `https://www.sanity.io/docs/http-reference/${name}`

/** The packages whose versions are recorded, because results depend on them. */
export const measuredPackages = ['groq-js', '@sanity/mutator', '@sanity/client']

/** The endpoints, with what is documented and differs. README.md has them as a table. */
export const endpoints: readonly Endpoint[] = [
  {
    name: 'GET, POST `/data/query/:dataset`',
    supported:
      'GROQ by groq-js; the perspectives `published`, `drafts` or `previewDrafts`, `raw`; `text::query()` finds any word of a document',
    documentation: reference('query'),
    tests: ['src/query.test.ts'],
    differences: {
      'wrong data':
        '`published` by default in every version of the API; scores are other numbers; `text::query()` has no stemming',
      missing: 'releases, geo',
      declared:
        'no source maps; one sync tag for a dataset; results without `order()` are ordered by id; a query is ended after 30 s (408)',
    },
  },
  {
    name: 'GET `/data/doc/:dataset/:ids`',
    supported: 'documents by id',
    documentation: reference('doc'),
    tests: ['src/doc.test.ts'],
    differences: {},
  },
  {
    name: 'access to a public dataset, with `requiresToken`',
    supported:
      'without a token, documents whose id has no dot are read, and nothing else is read or written',
    documentation: 'https://www.sanity.io/docs/ids',
    tests: ['src/publicDataset.test.ts'],
    differences: {
      'wrong error': 'every refusal is 401',
      declared: 'any token may do everything',
    },
  },
  {
    name: 'POST `/data/mutate/:dataset`',
    supported:
      'create, createOrReplace, createIfNotExists, delete, patch; by id or query; revisions, strong references',
    documentation: reference('mutation'),
    tests: ['src/mutate.test.ts', 'src/mutation.test.ts', 'src/references.test.ts'],
    differences: {
      'wrong data': 'NUL and lone surrogates are stored',
      missing: '`dryRun`, `autoGenerateArrayKeys`',
      declared: 'every change is visible at once',
    },
  },
  {
    name: 'limits of a dataset, GET `/data/stats/:dataset`',
    supported: 'number of documents and attributes, with limits',
    documentation: 'https://www.sanity.io/docs/content-lake/technical-limits',
    tests: ['src/limits.test.ts'],
    differences: {
      'wrong error': 'see Limits',
      declared: 'no sizes, types, releases and units; never `stale`',
    },
  },
  {
    name: 'POST `/data/actions/:dataset`',
    supported: 'create, edit, publish, unpublish, discard, delete, replaceDraft, version.discard',
    documentation: reference('actions'),
    tests: ['src/actions/actions.test.ts'],
    differences: { missing: 'releases, `dryRun`' },
  },
  {
    name: 'GET `/data/listen/:dataset`',
    supported: 'welcome, mutation, reset; transitions, results, effects',
    documentation: reference('listen'),
    tests: ['src/listen/listen.test.ts'],
    differences: {
      declared:
        'effects hold whole documents; a resumed listener must fetch again; streams have no maximum age',
    },
  },
  {
    name: 'GET `/data/live/events/:dataset`',
    supported: 'welcome, message, restart',
    documentation: reference('live'),
    tests: ['src/listen/live.test.ts'],
    differences: { declared: 'every change reports the one tag of the dataset' },
  },
  {
    name: 'GET `/data/history/:dataset/…`',
    supported:
      'transactions, documents at a revision or the time of a transaction; `events`, which the Studio requests',
    documentation: reference('history'),
    tests: ['src/history/history.test.ts'],
    differences: {
      'wrong data': 'transactions never have `mutations`, as with `excludeContent`',
      declared: 'every version is kept; events are derived from the transactions',
    },
  },
  {
    name: 'POST `/assets/…`, GET `/files/…`',
    supported: 'uploads, one document for the same bytes; files, also as downloads and in ranges',
    documentation: reference('assets'),
    tests: ['src/assets/files.test.ts'],
    differences: { declared: 'at most 256 MiB; served by the lake, not a CDN' },
  },
  {
    name: 'GET `/images/…`',
    supported: '`w`, `h`, `dpr`, `fit`, `rect`, `q`, `fm`, `auto`',
    documentation: 'https://www.sanity.io/docs/image-urls',
    tests: ['src/assets/images.test.ts'],
    differences: {
      'wrong data':
        'other parameters are ignored; of an animation always the first frame, as Sanity with `frame=1`; of the metadata only the dimensions',
      missing: 'other formats; more than 100 million pixels, where Sanity transforms 256 million',
    },
  },
  {
    name: 'GET `/users/…`, `/projects`, `/datasets`, `/features`, `/help`, `/journey/…`, `/intake/…`, `/ping`',
    supported:
      'what a starting Studio requests; the project that a request names; the datasets with content; two users, of whom the token `colleague` is the second; their key-value data',
    documentation: reference('projects'),
    tests: ['src/account/account.test.ts'],
    differences: {
      'wrong data': 'every project exists, without plan and organization',
      declared: 'any other token, or none, is the first user; both may do everything',
    },
  },
  {
    name: 'WebSocket `/socket/:dataset`, undocumented',
    supported: 'who has which field open, as Studios announce it to one another',
    documentation: null,
    tests: ['src/presence.test.ts'],
    differences: { declared: 'no heartbeat; the requests are those of `@sanity/bifur-client`' },
  },
]
