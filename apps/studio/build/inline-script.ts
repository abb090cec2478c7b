import { build, type Plugin, type Rollup } from 'vite'

/**
 * Puts a small script of ours into the page, after what the server drew, and a mark behind it that the page's
 * head tells the browser to wait for with its first paint: a page may arrive in pieces.
 */
export function inlineScript(file: string): Plugin {
  return {
    name: 'poyraz:inline-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [
        { tag: 'script', children: await bundled(file), injectTo: 'body' },
        { tag: 'template', attrs: { id: 'placed' }, injectTo: 'body' },
      ],
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
