import { build, type Plugin, type Rollup } from 'vite'

/**
 * Inlines a small script into the page, after the markup that the server drew. The page's head makes the
 * browser delay the first paint until the mark behind the script, because a page may arrive in pieces.
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
