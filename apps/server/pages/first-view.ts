import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Lang } from '@poyraz/text'
import { createLru } from '../edge/lru.ts'
import type { FirstReply } from './first-replies.ts'
import type { SitePage } from './site-map.ts'

/** Markup of what a visitor sees first: for the `<head>`, and what React takes over in the browser. */
export type FirstView = { readonly head: string; readonly body: string }

type Draw = (path: string, lang: Lang, replies: readonly FirstReply[]) => Promise<FirstView>
type Drawn = { readonly of: string; readonly view: FirstView }

export const NO_VIEW: FirstView = { head: '', body: '' }
const KEPT_MAX = 200

/**
 * Draws first views with the code that was built for it beside the site's own, and draws again only what
 * other replies change. A site without that code, or a page without replies, is drawn by the browser alone.
 */
export function openFirstView(
  siteDir: string,
): (page: SitePage, lang: Lang, replies: readonly FirstReply[]) => Promise<FirstView> {
  const load = openDraw(join(siteDir, '.server', 'first-view.js'))
  const kept = createLru<Drawn>(KEPT_MAX)
  return async ({ path }, lang, replies) => {
    const draw = replies.length > 0 ? await load() : null
    if (!draw) return NO_VIEW
    const key = `${lang} ${path}`
    const of = JSON.stringify(replies)
    const known = kept.get(key)
    if (known?.of === of) return known.view
    const view = await draw(path, lang, replies)
    kept.set(key, { of, view })
    return view
  }
}

/** The built code, loaded again whenever it was built anew; `null` where there is none. */
function openDraw(file: string): () => Promise<Draw | null> {
  let builtAtMs = 0
  let draw: Draw | null = null
  return async () => {
    const built = await stat(file).catch(() => null)
    if (built && built.mtimeMs !== builtAtMs) {
      const module: { readonly drawFirstView: Draw } = await import(
        `${pathToFileURL(file).href}?built=${built.mtimeMs}`
      )
      draw = module.drawFirstView
      builtAtMs = built.mtimeMs
    }
    return built && draw
  }
}
