import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const FIRST_VIEW = ['src/entry-client.tsx', 'src/pages/home/home-page.tsx'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);
const firstView = new Set<string>();

/** Whether the frame or the home page imports a module at once. */
function isOfFirstView(id: string, graph: Graph): boolean {
  const visit = (file: string) => {
    if (firstView.has(file)) return;
    firstView.add(file);
    graph.getModuleInfo(file)?.importedIds.forEach(visit);
  };
  if (firstView.size === 0) FIRST_VIEW.forEach(visit);
  return firstView.has(id);
}

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
                  test: /src[\\/](content[\\/]wire|operator[\\/]wire[\\/](catalogue|items|live))|node_modules[\\/]valibot/,
                  priority: 4,
                },
                {
                  name: 'account-wire',
                  test: /src[\\/]operator[\\/]wire/,
                  priority: 3,
                },
                {
                  debugName: 'first view',
                  // The entry and the page keep files of their own, which are asked for by name.
                  name: (id: string, graph: Graph) =>
                    isOfFirstView(id, graph) && !FIRST_VIEW.includes(id) ? 'first-view' : null,
                  test: /\.tsx?$|preload-helper|lucide-react/,
                  priority: 1,
                },
                {
                  // Small parts that several pages share: a file each would cost more than it saves.
                  name: 'page-parts',
                  test: /src[\\/](pages[\\/](?!home|player|login|password|registration|error|page|ways-on)|features[\\/](events|games|sports))|lib[\\/]fuzzy/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
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
