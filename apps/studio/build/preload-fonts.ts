import type { Plugin } from 'vite'

/** Both subsets of the text face: Turkish letters are spread over them. The display face may come later. */
const TEXT_FACE = /(?:^|\/)manrope-.*\.woff2$/

/** Lets the browser fetch the text face together with the styles that will ask for it. */
export function preloadFonts(): Plugin {
  let base = '/'
  return {
    name: 'poyraz:preload-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => TEXT_FACE.test(file))
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: base + file, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        }))
      },
    },
  }
}
