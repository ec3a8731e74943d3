/**
 * Allowed synchronous queries: context -> contexts whose index.ts its gateways may import. A new entry is a decision
 * about the architecture. An unused entry is refused, and so is one that closes a cycle.
 */
const mayAsk = require('./may-ask.json');

const src = '^backend/src';
const contexts = `${src}/contexts`;
const wiring = `${contexts}/[^/]+/[^/]+\\.module\\.ts$`;
const asking = '(gateways/|[^/]+\\.module\\.ts$)';
const test = '\\.spec\\.tsx?$|\\.contract\\.ts$|/testing/';

const allowListed = Object.entries(mayAsk).map(([context, others]) => ({
  name: `gateways-of-${context}-ask-only-whom-they-may`,
  severity: 'error',
  from: { path: `${contexts}/${context}/${asking}` },
  to: { path: `${contexts}/`, pathNot: `${contexts}/(${[context, ...others].join('|')})/` },
}));

const backend = [
  {
    name: 'contexts-meet-only-in-gateways-and-reactions',
    severity: 'error',
    from: { path: `${contexts}/([^/]+)/`, pathNot: [`${contexts}/[^/]+/(gateways|reactions)/`, wiring, test] },
    to: { path: `${contexts}/`, pathNot: `${contexts}/$1/` },
  },
  {
    name: 'modules-wire-modules-only',
    severity: 'error',
    from: { path: `${contexts}/([^/]+)/[^/]+\\.module\\.ts$` },
    to: { path: `${contexts}/`, pathNot: [`${contexts}/$1/`, wiring] },
  },
  {
    name: 'gateways-know-others-by-index-only',
    severity: 'error',
    from: { path: `${contexts}/([^/]+)/gateways/`, pathNot: test },
    to: { path: `${contexts}/`, pathNot: [`${contexts}/$1/`, `${contexts}/[^/]+/index\\.ts$`] },
  },
  {
    name: 'only-listed-contexts-ask-others',
    severity: 'error',
    from: {
      path: `${contexts}/([^/]+)/${asking}`,
      pathNot: [test, `${contexts}/(${Object.keys(mayAsk).join('|')})/`],
    },
    to: { path: `${contexts}/`, pathNot: `${contexts}/$1/` },
  },
  ...allowListed,
  {
    name: 'reactions-know-others-by-events-only',
    severity: 'error',
    from: { path: `${contexts}/([^/]+)/reactions/`, pathNot: test },
    to: { path: `${contexts}/`, pathNot: [`${contexts}/$1/`, `${contexts}/[^/]+/events\\.ts$`] },
  },
  {
    name: 'domain-knows-no-technology',
    severity: 'error',
    from: { path: `${contexts}/([^/]+)/domain/`, pathNot: test },
    to: {
      pathNot: [`${contexts}/$1/(domain/|events\\.ts$)`, `${src}/shared-kernel/`, 'node_modules/temporal-polyfill/'],
    },
  },
  {
    name: 'shared-kernel-knows-no-technology',
    severity: 'error',
    from: { path: `${src}/shared-kernel/`, pathNot: test },
    to: { path: `${src}/`, pathNot: [`${src}/shared-kernel/`] },
  },
  {
    name: 'platform-knows-no-business',
    severity: 'error',
    from: { path: `${src}/platform/`, pathNot: test },
    to: { path: [`${contexts}/`, `${src}/(app|event-routing|main)`] },
  },
  {
    name: 'queries-load-no-aggregate',
    severity: 'error',
    from: { path: `${contexts}/[^/]+/queries/`, pathNot: test },
    to: { path: [`${contexts}/[^/]+/persistence/`, `${contexts}/[^/]+/domain/[^/]+\\.repository\\.ts$`] },
  },
  {
    name: 'http-goes-through-the-buses',
    severity: 'error',
    from: { path: `${contexts}/[^/]+/http/`, pathNot: test },
    to: { path: [`${contexts}/[^/]+/persistence/`, `${contexts}/[^/]+/domain/[^/]+\\.repository\\.ts$`] },
  },
  {
    name: 'commands-know-ports-not-adapters',
    severity: 'error',
    from: { path: `${contexts}/[^/]+/(commands|processes|reactions)/`, pathNot: test },
    to: { path: `${contexts}/[^/]+/(persistence|gateways)/` },
  },
  {
    name: 'testing-knows-no-application',
    severity: 'error',
    from: { path: `${contexts}/[^/]+/testing/`, pathNot: '\\.spec\\.tsx?$' },
    to: { path: ['^backend/test/', `${src}/(app|main|event-routing)`, wiring] },
  },
  {
    name: 'product-needs-no-test-code',
    severity: 'error',
    from: { path: `${src}/`, pathNot: test },
    to: { path: [test, '^backend/test/'] },
  },
  {
    name: 'product-knows-no-demonstration',
    severity: 'error',
    from: { path: `${src}/`, pathNot: test },
    to: { path: '^backend/demonstration/' },
  },
  {
    name: 'demonstration-writes-through-seedings',
    severity: 'error',
    from: { path: '^backend/demonstration/', pathNot: test },
    to: {
      path: `${src}/`,
      pathNot: [`${contexts}/[^/]+/(seeding/|index\\.ts$)`, `${src}/platform/seeding\\.ts$`, `${src}/shared-kernel/`],
    },
  },
];

const posters = [
  {
    name: 'posters-know-nothing-of-the-product',
    severity: 'error',
    from: { path: '^backend/posters/' },
    to: { pathNot: ['^backend/posters/', 'node_modules/sharp/', 'node_modules/@jest/globals/'] },
  },
  {
    name: 'posters-are-asked-by-gateways',
    severity: 'error',
    from: { path: `${src}/`, pathNot: [`${contexts}/[^/]+/gateways/`, test] },
    to: { path: '^backend/posters/' },
  },
];

const frontend = [
  {
    name: 'features-stay-apart',
    severity: 'error',
    from: { path: '^frontend/src/features/([^/]+)/' },
    to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
  },
  {
    name: 'foundations-know-no-feature',
    severity: 'error',
    from: { path: '^frontend/src/(ui|api|i18n|maps)/', pathNot: test },
    to: { path: '^frontend/src/(features|routes|shared|layout)/' },
  },
  {
    name: 'shared-parts-know-no-feature',
    severity: 'error',
    from: { path: '^frontend/src/(session|shared)/', pathNot: test },
    to: { path: '^frontend/src/(features|routes|layout)/' },
  },
  {
    name: 'layout-knows-no-feature',
    severity: 'error',
    from: { path: '^frontend/src/layout/' },
    to: { path: '^frontend/src/(features|routes)/' },
  },
  {
    name: 'screens-know-no-route',
    severity: 'error',
    from: { path: '^frontend/src/features/' },
    to: { path: '^frontend/src/routes/' },
  },
  {
    name: 'browser-and-server-meet-over-the-api',
    severity: 'error',
    from: { path: '^frontend/src/' },
    to: { path: '^backend/' },
  },
  {
    name: 'server-meets-pages-only-when-built',
    severity: 'error',
    from: { path: `${src}/` },
    to: { path: '^frontend/' },
  },
];

module.exports = {
  forbidden: [
    ...backend,
    ...posters,
    ...frontend,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/i18n/compiled/', '/\\.together/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['@cicerone/source', 'import', 'require', 'types', 'default'],
    },
  },
};
