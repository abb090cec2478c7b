import type { Plugin, Rollup } from 'vite'

const ENGLISH = /[\\/]packages[\\/]text[\\/]player[\\/]en\.ts$/
const MODULE = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g

/**
 * Lets the code of the site come once the view that the server drew is painted: until then styles, faces and
 * pictures have the line and the processor to themselves. Where nothing was drawn, and in a tab that nobody
 * sees and that paints nothing, it comes at once. Also tells the page's first script where the English texts
 * are, so that they come beside the code and not after it.
 */
export function startLate(): Plugin {
  return {
    name: 'poyraz:start-late',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const urls = [...html.matchAll(MODULE)].map(([, url]) => url)
        return {
          html: html
            .replaceAll(MODULE, '')
            .replace('__ENGLISH__', () => JSON.stringify(englishTexts(bundle))),
          tags: [{ tag: 'script', children: loader(urls), injectTo: 'body' }],
        }
      },
    },
  }
}

function loader(urls: readonly (string | undefined)[]): string {
  return `
      function start() {
        ${JSON.stringify(urls)}.forEach(function (src) {
          var script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: src })
          document.head.append(script)
        })
      }
      if (document.hidden || !document.getElementById('root').firstElementChild) start()
      else requestAnimationFrame(function () { setTimeout(start) })
    `
}

function englishTexts(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk' && ENGLISH.test(file.facadeModuleId ?? ''))
    .map((file) => `/${file.fileName}`)
}
