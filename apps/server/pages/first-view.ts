import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { House } from '@poyraz/contract'
import type { SitePage } from '@poyraz/site'
import type { Lang } from '@poyraz/text'
import { createLru } from '../edge/lru.ts'
import type { FirstReply } from './first-replies.ts'

/** Markup of what a visitor sees first: for the `<head>`, and what React takes over in the browser. */
export type FirstView = { readonly head: string; readonly body: string }

type Told = { readonly replies: readonly FirstReply[]; readonly house: House }
type Draw = (path: string, lang: Lang, told: Told) => Promise<FirstView>
type DrawGame = (query: string, lang: Lang) => Promise<string | null>
type Drawn = { readonly of: string; readonly by: Draw; readonly view: FirstView }

export const NO_VIEW: FirstView = { head: '', body: '' }
const KEPT_MAX = 200

/**
 * Draws first views with the code that was built for it beside the site's own, and draws again only what
 * other replies, or another build, change. A site without that code is drawn by the browser alone.
 */
export function openFirstView(
  siteDir: string,
  house: House,
): (page: SitePage, lang: Lang, replies: readonly FirstReply[]) => Promise<FirstView> {
  const load = openDraw<Draw>(siteDir)
  const kept = createLru<Drawn>(KEPT_MAX)
  return async ({ path }, lang, replies) => {
    const draw = await load()
    if (!draw) return NO_VIEW
    const key = `${lang} ${path}`
    const of = JSON.stringify(replies)
    const known = kept.get(key)
    if (known?.of === of && known.by === draw) return known.view
    const view = await draw(path, lang, { replies, house })
    kept.set(key, { of, by: draw, view })
    return view
  }
}

/** Draws the first views of games, by language and what the address says. */
export function openGameView(studioDir: string): (query: string, lang: Lang) => Promise<FirstView> {
  const load = openDraw<DrawGame>(studioDir)
  return async (query, lang) => {
    const draw = await load()
    return { head: '', body: (await draw?.(query, lang)) ?? '' }
  }
}

/** The code built for the server, loaded again whenever it was built anew; `null` where there is none. */
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
