import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

/** What the frame and the home page need and others use too; the overlays that load later are not among it. */
const SHARED = [
  ...['lib', 'config', 'http', 'content', 'operator', 'state', 'i18n[\\\\/]text', 'ui', 'features'],
  'frame[\\\\/](?!later-overlays|burger|notices|toaster)',
  'pages[\\\\/](page|ways-on|failed-state|page-state)\\.',
  'pwa[\\\\/]page-moments',
];

// Built by src/server/build.ts: once for the browser (with the worker), once for the server.
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // Few files: the libraries, which change rarely, and what the home page and others share. A request
            // costs a phone more than the bytes it might save.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules[\\/](react|scheduler|valtio|proxy-compare|uuid|js-cookie)/,
                  priority: 2,
                },
                {
                  // Needed when the browser reads for itself, not to show what the server sent.
                  name: 'wire',
                  test: /src[\\/](content|operator)[\\/]wire|node_modules[\\/]valibot/,
                  priority: 3,
                },
                {
                  name: 'shared',
                  test: new RegExp(
                    `src[\\\\/](${SHARED.join('|')})|preload-helper|node_modules[\\\\/]lucide-react`,
                  ),
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  // Parts that several pages beside home use.
                  name: 'page-parts',
                  test: /src[\\/]pages[\\/](?!home)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
  // The server's bundle stands alone; in development Node loads the libraries itself.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      // The manifest depends on the configuration and the language: the server answers it.
      manifest: false,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['assets/**/*.{js,css,woff2}'],
        rollupFormat: 'iife',
        minify: true,
        sourcemap: false,
      },
    }),
  ],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/{architecture,ssr}/**/*.test.ts'],
    environment: 'node',
  },
}));
