import type { HtmlTagDescriptor, Plugin } from 'vite'
import { sceneFile } from './budget.ts'

/** Both subsets of the text face: Turkish letters are spread over them. The display face may come later. */
const TEXT_FACE = /(?:^|\/)manrope-.*\.woff2$/

/**
 * Lets the browser fetch the text face and what draws while it still reads the page's own script. The worker's
 * script is fetched only: as a module of the page it would be compiled there too.
 */
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
        const scene = sceneFile(bundle)
        const faces = fonts.map((file) =>
          link({ rel: 'preload', href: base + file, as: 'font', type: 'font/woff2', crossorigin: '' }),
        )
        return scene ? [...faces, link({ rel: 'prefetch', href: base + scene.fileName })] : faces
      },
    },
  }
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' }
}
