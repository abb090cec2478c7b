import type { Plugin } from 'vite'

/** Both subsets of the text face: Turkish letters are spread over them. */
const TEXT_FACE = /(?:^|\/)manrope-.*\.woff2$/
/** One letter of each subset, so that both are fetched. */
const LETTERS = 'aş'
/** What takes its faces at once; together they hold most of the words of a page. */
const PARTS = 'header, footer, main > * > *'
const FACES = ['1em "Manrope Variable"', '1em "Bricolage Grotesque Variable"']

/** In a game everything else on the line comes first: what draws it is larger. */
const STARTS = {
  paint: "new PerformanceObserver(fetchThem).observe({ type: 'paint', buffered: true })",
  load: "addEventListener('load', fetchThem)",
}

/** A browser that does not say when it painted gets the faces after this. */
const PAINT_MS_MAX = 2000

/**
 * Lets the faces come once the page is painted in their fallbacks, which have their metrics: words wait for
 * nothing. They come part by part, a frame for each: all words at once would be one long task. The body comes
 * last, for what is outside and what is yet to be drawn; the parts, which have them, are not looked at again.
 * A tab that has had them shows them at once, since the browser has kept the files.
 */
export function faces(after: 'paint' | 'load'): Plugin {
  let base = '/'
  return {
    name: 'poyraz:faces',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => TEXT_FACE.test(file))
        return [
          {
            tag: 'script',
            children: script(
              files.map((file) => base + file),
              after,
            ),
            injectTo: 'head',
          },
        ]
      },
    },
  }
}

function script(urls: readonly string[], after: 'paint' | 'load'): string {
  return `
      (function () {
        var root = document.documentElement
        var kept = null
        try { kept = sessionStorage.getItem('facesKept') } catch {}
        function show() { root.dataset.faces = '' }
        function preload(href) {
          var link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: href }
          document.head.append(Object.assign(document.createElement('link'), link))
        }
        function showByParts() {
          var parts = Array.from(document.querySelectorAll('${PARTS}')).concat(document.body)
          function next() {
            var part = parts.shift()
            if (!part) return
            part.dataset.faces = ''
            requestAnimationFrame(next)
          }
          next()
        }
        function fetchThem() {
          if (kept) return
          kept = '1'
          var faces = ${JSON.stringify(FACES)}
          function load(face) { return document.fonts.load(face, '${LETTERS}') }
          Promise.all(faces.map(load)).then(function () {
            showByParts()
            try { sessionStorage.setItem('facesKept', '1') } catch {}
          }, show)
        }
        if (kept) {
          ${JSON.stringify(urls)}.forEach(preload)
          return show()
        }
        ${STARTS[after]}
        setTimeout(fetchThem, ${PAINT_MS_MAX})
      })()
    `
}
