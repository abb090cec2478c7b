import type { HtmlTagDescriptor, Plugin } from 'vite'
import { chunksOf } from './budget.ts'

/** Both subsets of the text face: Turkish letters are spread over them. The display face may come later. */
const TEXT_FACE = /(?:^|\/)manrope-.*\.woff2$/
const SCENE = /\/scene\/webgl-scene\.ts$/

/** Lets the browser fetch the text face and the renderer while it still reads the page's own script. */
export function preload(): Plugin {
  let base = '/'
  return {
    name: 'poyraz:preload',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => TEXT_FACE.test(file))
        const scene = chunksOf(bundle).find(({ facadeModuleId }) => SCENE.test(facadeModuleId ?? ''))
        const faces = fonts.map((file) =>
          link({ rel: 'preload', href: base + file, as: 'font', type: 'font/woff2', crossorigin: '' }),
        )
        return scene
          ? [
              ...faces,
              link({
                rel: 'modulepreload',
                href: base + scene.fileName,
                crossorigin: '',
                fetchpriority: 'low',
              }),
            ]
          : faces
      },
    },
  }
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' }
}
