import type { EnvironmentOptions } from 'vite'

/**
 * Options of the build that renders the first view on the server, from `input` to
 * `dist/.server/first-view.js`. The server never serves names that begin with a dot.
 */
export function forServer(input: string): EnvironmentOptions {
  return {
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { noExternal: true },
    build: {
      outDir: 'dist/.server',
      copyPublicDir: false,
      rolldownOptions: {
        input,
        // The server reloads the entry after each build. A page that imported from the entry would load a
        // second copy, whose contexts have no values. So shared modules get files of their own.
        preserveEntrySignatures: 'strict',
        output: { assetFileNames: 'assets/[name]-[hash][extname]', entryFileNames: 'first-view.js' },
      },
    },
  }
}
