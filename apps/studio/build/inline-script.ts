import { build, type Plugin, type Rollup } from 'vite'

/** Puts a small script of ours into the page, after what the server drew, so that it runs before the first paint. */
export function inlineScript(file: string): Plugin {
  return {
    name: 'poyraz:inline-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [{ tag: 'script', children: await bundled(file), injectTo: 'body' }],
    },
  }
}

async function bundled(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const { output } = built as Rollup.RolldownOutput
  return output[0].code
}
