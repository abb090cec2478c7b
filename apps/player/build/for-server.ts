import type { EnvironmentOptions } from 'vite'

/**
 * The build that draws the first view on the server, from `input` to `dist/.server/first-view.js`: a name that
 * begins with a dot is never sent.
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
        // The server loads the entry anew after each build. A page that imports from it would load a second
        // one, whose contexts nobody fills: shared modules get a file of their own.
        preserveEntrySignatures: 'strict',
        output: { assetFileNames: 'assets/[name]-[hash][extname]', entryFileNames: 'first-view.js' },
      },
    },
  }
}
