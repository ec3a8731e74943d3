import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  budget,
  compressed,
  leanIntl,
  leanRoutes,
  messages,
  quietCombobox,
  russianDismiss,
} from './scripts/vite-plugins.js';

const require = createRequire(import.meta.url);
const localesOfWidgets = ['en-US', 'fr-FR', 'de-DE', 'es-ES', 'it-IT', 'ru-RU', 'ja-JP'];

/** What the first page shares with others: as one file it has one head, and what it does not need is not in it. */
const ofFirstPage = [
  'node_modules/@tanstack/.*/(mutationObserver|useMutation|useSuspenseQuery)\\.',
  'node_modules/lucide/dist/esm/icons/(bike|briefcase-business|car|chevron-left|chevron-right|circle-check|heart|map-pin|ship|star|triangle-alert|users)\\.',
  'src/features/(tour-list/tour-list|reviews/(review-card|stars)|cms-pages/(figures|gift-card)|subscription/newsletter)\\.',
  'src/shared/favourites/(favourites|wanted-favourite|favourite-button)\\.',
  'src/ui/[a-z]+/(money|rating|title-text|balanced|problem-message|text-input|email-pattern|outcome)\\.',
  'src/i18n/(non-breaking-text|language-name|country-beside)\\.',
];

/** What every page needs, in two files: what changes only with a new version of a library, and the site's own. */
const groups = [
  {
    name: 'libraries',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack|react-intl|@formatjs|intl-messageformat|use-sync-external-store)\//,
    tags: ['$initial' as const],
  },
  // Not the entry itself: it waits for the page's script, which imports this file.
  { name: 'site', test: /^(?!.*entry-client)/, tags: ['$initial' as const] },
  { name: 'cards', test: new RegExp(ofFirstPage.join('|')), minShareCount: 2 },
  {
    name: 'parts',
    test: /node_modules\/(@tanstack|lucide)\/|src\/(ui|i18n|layout|shared)\/(?!compiled|.*(form|error-summary|aria-locale|combobox|date-picker|tabs)\.)/,
    minShareCount: 4,
  },
  // What the pages of one feature share: one file is one name fewer, in the list that every page has of them, than many.
  {
    name: (id: string) => /src\/features\/([^/]+)\//.exec(id)?.[1] ?? null,
    test: /src\/features\/(account|guide-profile|payout-accounts|recruitment|security)\//,
    minShareCount: 2,
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    messages(),
    quietCombobox(),
    leanIntl(),
    russianDismiss(),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [leanRoutes(), compressed(), budget()]),
    { ...optimizeLocales.vite({ locales: localesOfWidgets }), enforce: 'pre' as const },
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development') },
  resolve: {
    alias: isSsrBuild
      ? []
      : [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
          },
          {
            find: /^\.\/without-script\.js$/,
            replacement: fileURLToPath(new URL('src/layout/without-script.browser.tsx', import.meta.url)),
          },
        ],
  },
  ssr: command === 'build' ? { noExternal: true } : {},
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: isSsrBuild ? true : false,
    rollupOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
    },
  },
}));
