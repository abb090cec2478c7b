import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { House } from '@poyraz/contract'
import type { SitePage } from '@poyraz/site'
import type { Lang } from '@poyraz/text'
import { createLru } from '../edge/lru.ts'
import type { FirstReply } from './first-replies.ts'

/** Markup of the first view: for the `<head>`, and for the body, which React hydrates in the browser. */
export type FirstView = { readonly head: string; readonly body: string }

type DrawInput = { readonly replies: readonly FirstReply[]; readonly house: House }
type Draw = (path: string, lang: Lang, input: DrawInput) => Promise<FirstView>
type DrawGame = (query: string, lang: Lang) => Promise<string | null>
type CachedView = { readonly input: string; readonly draw: Draw; readonly view: FirstView }

export const NO_VIEW: FirstView = { head: '', body: '' }
const KEPT_MAX = 200

/**
 * Renders first views with the server's build of the site. A view is rendered again when its replies or the
 * build change. Without that build only the browser renders the page.
 */
export function openFirstView(
  siteDir: string,
  house: House,
): (page: SitePage, lang: Lang, replies: readonly FirstReply[]) => Promise<FirstView> {
  const load = openDraw<Draw>(siteDir)
  const kept = createLru<CachedView>(KEPT_MAX)
  return async ({ path }, lang, replies) => {
    const draw = await load()
    if (!draw) return NO_VIEW
    const key = `${lang} ${path}`
    const input = JSON.stringify(replies)
    const known = kept.get(key)
    if (known?.input === input && known.draw === draw) return known.view
    const view = await draw(path, lang, { replies, house })
    kept.set(key, { input, draw, view })
    return view
  }
}

/** Renders the first views of games, by language and query. */
export function openGameView(studioDir: string): (query: string, lang: Lang) => Promise<FirstView> {
  const load = openDraw<DrawGame>(studioDir)
  return async (query, lang) => {
    const draw = await load()
    return { head: '', body: (await draw?.(query, lang)) ?? '' }
  }
}

/** Loads the server's build of a site, again after each build; `null` if there is none. */
function openDraw<Drawing>(siteDir: string): () => Promise<Drawing | null> {
  const file = join(siteDir, '.server', 'first-view.js')
  let builtAtMs = 0
  let draw: Drawing | null = null
  return async () => {
    const built = await stat(file).catch(() => null)
    if (built && built.mtimeMs !== builtAtMs) {
      const module: { readonly drawFirstView: Drawing } = await import(
        `${pathToFileURL(file).href}?built=${built.mtimeMs}`
      )
      draw = module.drawFirstView
      builtAtMs = built.mtimeMs
    }
    return built && draw
  }
}
