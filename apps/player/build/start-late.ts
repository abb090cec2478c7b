import type { Plugin, Rollup } from 'vite'

const ENGLISH = /[\\/]packages[\\/]text[\\/]player[\\/]en\.ts$/
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g
const MODULE = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g

/** Timeout in ms for a browser that reports no paint. */
const PAINT_MS_MAX = 2000

/**
 * Loads the code of the site after the server's markup is painted with its main pictures: until then styles
 * and pictures have the network and the processor to themselves. Without server markup, and in a hidden tab,
 * which does not paint, the code loads at once. The files for installing the site load with it. Also tells
 * the first script of the page the URL of the English texts, so that they load in parallel with the code.
 */
export function startLate(): Plugin {
  return {
    name: 'poyraz:start-late',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const entries = [...html.matchAll(MODULE)].map(([, url]) => url ?? '')
        const urls = inOrder(bundle, entries)
        return {
          html: html
            .replaceAll(MODULE, '')
            .replaceAll(PRELOAD, '')
            .replace('__ENGLISH__', () => JSON.stringify(englishTexts(bundle))),
          tags: [{ tag: 'script', children: loader(urls), injectTo: 'body' }],
        }
      },
    },
  }
}

/** Returns the entries in the order of their imports, so that each file is evaluated in its own task. */
function inOrder(bundle: Rollup.OutputBundle, entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const ordered: string[] = []
  const add = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    for (const imported of file.imports) add(imported)
    ordered.push(name)
  }
  for (const url of entries) add(url.slice(1))
  return ordered.map((name) => `/${name}`)
}

function loader(urls: readonly string[]): string {
  return `
      var started = false
      var urls = ${JSON.stringify(urls)}
      function add(name, attributes) {
        document.head.append(Object.assign(document.createElement(name), attributes))
      }
      function start() {
        if (started) return
        started = true
        urls.forEach(function (src) {
          add('script', { type: 'module', crossOrigin: '', async: false, src: src })
        })
        add('link', { rel: 'manifest', href: '/manifest.webmanifest' })
      }
      function whenPictured() {
        function decode(picture) { return picture.decode().catch(function () {}) }
        var pictures = document.querySelectorAll('img[fetchpriority="high"]')
        function afterFrame() { requestAnimationFrame(function () { setTimeout(start) }) }
        Promise.all(Array.from(pictures, decode)).then(afterFrame)
      }
      if (document.hidden || !document.getElementById('root').firstElementChild) start()
      else {
        new PerformanceObserver(whenPictured).observe({ type: 'paint', buffered: true })
        setTimeout(start, ${PAINT_MS_MAX})
      }
    `
}

function englishTexts(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk' && ENGLISH.test(file.facadeModuleId ?? ''))
    .map((file) => `/${file.fileName}`)
}
