import type { Plugin } from 'vite'

/** Both subsets of each font, because Turkish letters are in both. */
const FILES = /\.woff2$/
/** One letter of each subset, so that both are fetched. */
const LETTERS = 'aş'
/** Number of elements that switch to the fonts per frame; a phone lays them out in about 25 ms. */
const AT_ONCE = 40
const FACES = ['1em "Manrope Variable"', '1em "Bricolage Grotesque Variable"']

/**
 * In a game all other downloads come first. Its renderer is larger, and the game announces when it is ready.
 */
const STARTS = {
  paint: "new PerformanceObserver(fetchThem).observe({ type: 'paint', buffered: true })",
  game: "addEventListener('poyraz:stands', fetchThem)",
}

/** Timeout in ms for a page that reports no paint, or a game that is never ready. */
const WAIT_MS_MAX = { paint: 2000, game: 6000 }

/**
 * Loads the fonts after the page is painted with fallback fonts of the same metrics, so that text never
 * waits. The elements switch in batches, one per frame, because switching all text at once would be one long
 * task. The body switches last, for containers and for content that is rendered later; elements that have
 * switched are not laid out again. A tab that has loaded the fonts before uses them at once, because they are
 * cached.
 */
export function faces(after: keyof typeof STARTS): Plugin {
  let base = '/'
  return {
    name: 'poyraz:faces',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => FILES.test(file))
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

const SHOW_BY_PARTS = `
        function sizeOf(part) { return part.getElementsByTagName('*').length + 1 }
        function partsOf(whole) {
          return Array.from(whole.children).flatMap(function (part) {
            return sizeOf(part) > ${AT_ONCE} ? partsOf(part) : [part]
          })
        }
        function showByParts() {
          var parts = partsOf(document.body)
          function next() {
            for (var size = 0; parts[0] && size + sizeOf(parts[0]) <= ${AT_ONCE}; ) {
              var part = parts.shift()
              part.dataset.faces = ''
              size += sizeOf(part)
            }
            if (size === 0) document.body.dataset.faces = ''
            else requestAnimationFrame(next)
          }
          next()
        }`

function script(urls: readonly string[], after: keyof typeof STARTS): string {
  return `
      (function () {
        var root = document.documentElement
        var kept = null
        try { kept = sessionStorage.getItem('facesKept') } catch {}
        function show() { root.dataset.faces = '' }
        function preloadThem() {
          ${JSON.stringify(urls)}.forEach(function (href) {
            var link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: href }
            document.head.append(Object.assign(document.createElement('link'), link))
          })
        }
        ${SHOW_BY_PARTS}
        function fetchThem() {
          if (kept) return
          kept = '1'
          preloadThem()
          var faces = ${JSON.stringify(FACES)}
          function load(face) { return document.fonts.load(face, '${LETTERS}') }
          Promise.all(faces.map(load)).then(function () {
            showByParts()
            try { sessionStorage.setItem('facesKept', '1') } catch {}
          }, show)
        }
        if (kept) {
          preloadThem()
          return show()
        }
        ${STARTS[after]}
        setTimeout(fetchThem, ${WAIT_MS_MAX[after]})
      })()
    `
}
