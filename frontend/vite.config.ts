import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget, compressed, messages } from './scripts/vite-plugins.js';

const require = createRequire(import.meta.url);
const localesOfWidgets = ['en-US', 'fr-FR', 'de-DE', 'es-ES', 'it-IT', 'ru-RU', 'ja-JP'];

/** What every page needs and what changes only with a new version of a library: one file, cached for long. */
const libraries = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|react-intl|@formatjs|intl-messageformat|use-sync-external-store)\//,
  },
  {
    name: 'site',
    test: /src\/(api\/[\w-]+\.|session|i18n\/[\w-]+\.|layout\/(layout\.api|navigation|nav-links|header-button|user-menu|theme-toggle)|ui\/(button|button-link|date-time|dialog|field|icon|link|money|page-head|page-skeleton|popover|poster|problem-message|rating|select|skeleton|toast-store|toasts|use-go|use-hydrated)\.)|vite\/preload-helper/,
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    messages(),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [compressed(), budget()]),
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
      output: isSsrBuild ? {} : { codeSplitting: { groups: libraries } },
    },
  },
}));
