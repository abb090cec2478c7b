import type { Plugin } from 'vite'
import { SCENE } from './budget.ts'

/**
 * Preloads the scene worker after the first view is painted, in parallel with the page's own code instead of
 * after it.
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
