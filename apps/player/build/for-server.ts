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
        output: { assetFileNames: 'assets/[name]-[hash][extname]', entryFileNames: 'first-view.js' },
      },
    },
  }
}
