import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileMessages } from './scripts/compile-messages.mjs';

const require = createRequire(import.meta.url);
const localesOfWidgets = ['en-US', 'fr-FR', 'de-DE', 'es-ES', 'it-IT', 'ru-RU', 'ja-JP'];

/** Keeps `src/i18n/compiled` in step with the JSON catalogues, once before a build and at each change while watching. */
function messages(): Plugin {
  return {
    name: 'cicerone-messages',
    async buildStart() {
      for (const file of await compileMessages()) this.addWatchFile(file);
    },
  };
}

export default defineConfig(({ isSsrBuild, command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    messages(),
    react(),
    tailwindcss(),
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
    },
  },
}));
