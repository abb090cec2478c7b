import type { Plugin } from 'vite'
import { SCENE } from './budget.ts'

/**
 * Fetches the worker that draws once the game's first view is painted: beside the page's own code, and not after
 * it, when that code asks for it.
 */
export function sceneAhead(): Plugin {
  let base = '/'
  return {
    name: 'poyraz:scene-ahead',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => SCENE.test(name))
        if (!file) throw new Error('the page has no scene')
        return [{ tag: 'script', children: script(base + file), injectTo: 'body' }]
      },
    },
  }
}

function script(url: string): string {
  return `
      new PerformanceObserver(function (_, observer) {
        observer.disconnect()
        var link = { rel: 'preload', as: 'fetch', crossOrigin: '', href: ${JSON.stringify(url)} }
        document.head.append(Object.assign(document.createElement('link'), link))
      }).observe({ type: 'paint', buffered: true })
    `
}
