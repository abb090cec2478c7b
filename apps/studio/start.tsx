import { loadSlotGame } from '@poyraz/games/load-slot-game'
import { systemClock } from '@poyraz/kernel'
import { asLang } from '@poyraz/text'
import { startTransition } from 'react'
import type { Root } from 'react-dom/client'
import type { StoreApi } from 'zustand/vanilla'
import { createStudio } from './create-studio.ts'
import { readLaunch } from './launch.ts'
import { writeLayout } from './layout-vars.ts'
import { safeStorage } from './memory.ts'
import { loadOriginal } from './originals/late-parts.ts'
import type { OriginalStart } from './originals/start-original.tsx'
import { readPageLoad } from './page-load.ts'
import { drawsHeights } from './round/heights.ts'
import { createFrames } from './scene/frames.ts'
import { layoutOf } from './scene/layout.ts'
import { openScene, startSceneWorker } from './scene/open-scene.ts'
import type { SceneLine } from './scene/remote-scene.ts'
import type { Scene } from './scene/scene.ts'
import type { Place } from './scene/wire.ts'
import type { ShellLink } from './shell-link.ts'
import type { Studio } from './studio.ts'
import { loadTexts } from './texts.ts'
import { writeTheme } from './theme-vars.ts'
import { loadScenery } from './themes/scenery.ts'
import { followTilt } from './tilt.ts'
import { open } from './verbs/open.ts'
import { App, type Places } from './views/app.tsx'
import { follow } from './views/follow.ts'
import { UnknownGame } from './views/unknown-game.tsx'
import { openingView, type ViewState } from './views/view-state.ts'

/** Speed factor of animations in browser tests. Only the client's clock uses it; the server has its own. */
const TEST_PACE = 24
const CALM = '(prefers-reduced-motion: reduce)'

/**
 * Opens the game of the address, or shows that there is none. `onFailed` is called with errors after the page
 * is rendered; earlier errors reject.
 */
export async function start(root: Root, { shell, onFailed }: StartDeps): Promise<void> {
  const query = new URLSearchParams(location.search)
  const stored = safeStorage(() => localStorage)
  const launch = readLaunch(query, stored.getItem('userLanguage'))
  const game = launch.ok ? await loadSlotGame(launch.value.slug) : null
  const lang = launch.ok ? launch.value.lang : asLang(query.get('lang'))
  const line = game && startSceneWorker(game)
  const scenery = game && loadScenery(game.theme)
  // The downloads have started. Yield once, so that the page stays responsive after evaluating the code.
  await new Promise((resolve) => setTimeout(resolve))
  await loadTexts(lang)
  const pace = paceOf(stored)
  const frames = createFrames({ request: requestAnimationFrame, cancel: cancelAnimationFrame, pace })
  const calm = matchMedia(CALM).matches
  const showBalance = showsBalance(stored, launch.ok && launch.value.replayToken !== null)
  if (!launch.ok || !game || !line || !scenery) {
    const given = { root, frames, calm, showBalance, onFailed }
    if (launch.ok && (await openOriginal({ ...given, launch: launch.value }))) return
    root.render(<UnknownGame lang={lang} />)
    return shell.tell({ type: 'poyraz:failed' })
  }
  const studio = createStudio({
    launch: launch.value,
    game,
    scenery: await scenery,
    own: globalThis.window,
    frames,
    clock: systemClock,
    load: readPageLoad(globalThis.window),
    lang: () => view.getState().lang,
    calm,
  })
  const view = openingView({ lang, showBalance, muted: studio.sounds.isMuted() })
  writeTheme(document.documentElement, game.theme)
  if (!calm) followTilt(document.documentElement)
  studio.shell.listen((wanted) => void follow(view, wanted))
  const onPlaces = (places: Places) => openAt({ studio, view, line, pace, onFailed }, places)
  // As a transition, in slices: the markup of the server is visible meanwhile.
  startTransition(() => root.render(<App studio={studio} view={view} onPlaces={onPlaces} />))
}

/** A film has no balance. */
function showsBalance(stored: Pick<Storage, 'getItem'>, isFilm: boolean): boolean {
  return !isFilm && stored.getItem('showBalance') !== '0'
}

function paceOf(stored: Pick<Storage, 'getItem'>): number {
  return navigator.webdriver && stored.getItem('pace') === 'test' ? TEST_PACE : 1
}

/** Opens the original of this address, whose code no slot loads. Returns false if there is none. */
async function openOriginal(start: OriginalStart): Promise<boolean> {
  const { startOriginal } = await loadOriginal()
  return startOriginal(start)
}

async function begin(studio: Studio, scene: Promise<Scene>): Promise<void> {
  const { sharedRound } = studio
  if (sharedRound === null) return open(studio, scene)
  const { openReplay } = await import('./verbs/replay.ts')
  return openReplay(studio, scene, sharedRound)
}

export type StartDeps = {
  readonly shell: ShellLink
  readonly onFailed: (error: unknown) => void
}

type Opening = Pick<StartDeps, 'onFailed'> & {
  readonly studio: Studio
  readonly view: StoreApi<ViewState>
  readonly line: SceneLine
  readonly pace: number
}

/**
 * Called when the page is rendered: lays out the reels in the available room, now and whenever it changes.
 */
function openAt({ studio, view, line, pace, onFailed }: Opening, { canvas, stage }: Places): void {
  const { game, frames, calm } = studio
  const measure = (): Place => {
    const layout = layoutOf(stage.getBoundingClientRect(), game.rules.rows, drawsHeights(game.rules))
    writeLayout(document.documentElement, layout)
    return { layout, page: { width: innerWidth, height: innerHeight } }
  }
  let place = measure()
  const onPlain = () => view.setState({ plain: true })
  const scene = openScene({ canvas, line, game, frames, pace, calm, place, onPlain })
  const fit = () => {
    const before = JSON.stringify(place)
    place = measure()
    if (JSON.stringify(place) !== before) void scene.then((opened) => opened.resize(place))
  }
  new ResizeObserver(fit).observe(stage)
  begin(studio, scene).catch(onFailed)
  // The page's first script delays the web fonts until this event; the game is shown before.
  void scene.then(() => setTimeout(() => dispatchEvent(new Event('poyraz:stands'))))
}
