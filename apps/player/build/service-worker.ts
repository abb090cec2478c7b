import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const FOLDER = join(import.meta.dirname, 'offline')
const LOGO = join(import.meta.dirname, '../public/favicon.svg')

/** Applies the stored language and mode, and reloads the page when there is a connection. */
const SCRIPT = `try {
  if (localStorage.getItem('userLanguage') === 'en') document.documentElement.lang = 'en'
  if (localStorage.getItem('userMode') === 'light') document.documentElement.dataset.theme = 'light'
} catch {}
addEventListener('online', () => location.reload())`

/** Writes the service worker, which contains the offline page. */
export function serviceWorker(): Plugin {
  return {
    name: 'poyraz:service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerSource(bundle) })
    },
  }
}

/** Returns the source of the worker. Its fonts are those of the site, from the browser's cache. */
export function workerSource(bundle: Rollup.OutputBundle): string {
  const page = readFileSync(join(FOLDER, 'page.html'), 'utf8')
    .replace('__DISPLAY_FACE__', faceOf(bundle, 'bricolage-grotesque-latin-wght'))
    .replace('__TEXT_FACE__', faceOf(bundle, 'manrope-latin-wght'))
    .replace('__LOGO__', () => readFileSync(LOGO, 'utf8').replace('<svg ', '<svg aria-hidden="true" '))
    .replace('__SCRIPT__', () => SCRIPT)
  return readFileSync(join(FOLDER, 'sw.js'), 'utf8')
    .replace('__PAGE__', () => JSON.stringify(page))
    .replace('__HEADERS__', () => JSON.stringify(headers()))
}

/** The offline page may run its one script and use its own styles, and nothing else. */
function headers(): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
  }
}

function faceOf(bundle: Rollup.OutputBundle, name: string): string {
  const file = Object.keys(bundle).find((path) => path.includes(name))
  return file ? `/${file}` : ''
}
