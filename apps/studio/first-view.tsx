import { loadSlotGame } from '@poyraz/games/load-slot-game'
import { systemClock } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { renderToString } from 'react-dom/server'
import { createStudio } from './create-studio.ts'
import { readLaunch } from './launch.ts'
import { createFrames } from './scene/frames.ts'
import { loadTexts } from './texts.ts'
import { loadScenery } from './themes/scenery.ts'
import { App } from './views/app.tsx'
import { openingView } from './views/view-state.ts'

/** Cache of drawn markup, by everything that it depends on: a few entries for each game. */
const drawn = new Map<string, string>()

/**
 * Renders the first view of a game as markup: background, name, frame and all controls, each at its final
 * place. The first rendering in the browser replaces it. Runs on the server, in a build of its own; returns
 * `null` if the address names no game.
 */
export async function drawFirstView(query: string, storedLang: Lang): Promise<string | null> {
  const launch = readLaunch(new URLSearchParams(query), storedLang)
  const game = launch.ok ? await loadSlotGame(launch.value.slug) : null
  if (!launch.ok || !game) return null
  const { lang, demoToken, replayToken } = launch.value
  const key = `${game.slug} ${lang} ${demoToken === null} ${replayToken === null}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const [scenery] = await Promise.all([loadScenery(game.theme), loadTexts(lang)])
  const frames = createFrames({ request: () => 0, cancel: () => undefined, pace: 1 })
  const studio = createStudio({
    launch: launch.value,
    game,
    scenery,
    own: nowhere(),
    frames,
    clock: systemClock,
    load: { id: '', reloaded: null },
    lang: () => lang,
    calm: false,
  })
  const view = openingView({ lang, showBalance: true, muted: false })
  const markup = renderToString(<App studio={studio} view={view} onPlaces={() => undefined} />)
  drawn.set(key, markup)
  return markup
}

/** Returns a stub window that stores nothing, has no events and shows nothing. */
function nowhere(): Window & typeof globalThis {
  const own = Object.assign(new EventTarget(), { document: new EventTarget(), location: { origin: '' } })
  return Object.assign(own, { parent: own }) as unknown as Window & typeof globalThis
}
