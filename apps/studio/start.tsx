import type { ShellToFrame } from '@poyraz/contract'
import { systemClock } from '@poyraz/kernel'
import { asLang } from '@poyraz/text'
import type { Root } from 'react-dom/client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { findGame } from './catalogue.ts'
import { createStudio } from './create-studio.ts'
import { readLaunch } from './launch.ts'
import { writeLayout } from './layout-vars.ts'
import { safeStorage } from './memory.ts'
import { createFrames } from './scene/frames.ts'
import { type Layout, layoutOf } from './scene/layout.ts'
import { openScene } from './scene/open-scene.ts'
import type { Studio } from './studio.ts'
import { loadTexts } from './texts.ts'
import { writeTheme } from './theme-vars.ts'
import { followTilt } from './tilt.ts'
import { open } from './verbs/open.ts'
import { App, type Places } from './views/app.tsx'
import { UnknownGame } from './views/unknown-game.tsx'
import type { ViewState } from './views/view-state.ts'

/** Browser tests may hurry the show; nothing but its clock knows, and the server keeps its own. */
const TEST_PACE = 24
const CALM = '(prefers-reduced-motion: reduce)'

/** Opens the game that the address names. */
export async function start(root: Root): Promise<void> {
  const query = new URLSearchParams(location.search)
  const storage = safeStorage(() => localStorage)
  const launch = readLaunch(query, storage.getItem('userLanguage'))
  const game = launch.ok ? findGame(launch.value.slug) : null
  const lang = launch.ok ? launch.value.lang : asLang(query.get('lang'))
  if (!launch.ok || !game) {
    await loadTexts(lang)
    return root.render(<UnknownGame lang={lang} />)
  }
  const pace = navigator.webdriver && query.get('pace') === 'test' ? TEST_PACE : 1
  const frames = createFrames({ request: requestAnimationFrame, cancel: cancelAnimationFrame, pace })
  const studio = createStudio({ launch: launch.value, game, own: window, frames, clock: systemClock })
  const view = createStore<ViewState>(() => ({
    lang,
    showBalance: storage.getItem('showBalance') !== '0',
    muted: studio.sounds.isMuted(),
    panel: null,
    plain: false,
  }))
  writeTheme(document.documentElement, game.slug)
  const { promise: places, resolve: onPlaces } = Promise.withResolvers<Places>()
  openOn(studio, view, places, pace)
  await loadTexts(lang)
  studio.shell.listen((wanted) => void follow(view, wanted))
  root.render(<App studio={studio} view={view} onPlaces={onPlaces} />)
}

/** The shell's preferences; the language changes when its texts are here. */
async function follow(view: StoreApi<ViewState>, { lang, showBalance }: ShellToFrame): Promise<void> {
  await loadTexts(lang)
  view.setState({ lang, showBalance: showBalance === 1 })
}

/** What draws loads while the page is put up; then the reels take the room they are given, now and later. */
function openOn(studio: Studio, view: StoreApi<ViewState>, places: Promise<Places>, pace: number): void {
  const { game, frames } = studio
  let stage: HTMLElement | null = null
  const place = (): Layout => {
    const page = { width: innerWidth, height: innerHeight }
    const layout = layoutOf(page, (stage ?? document.body).getBoundingClientRect(), game.rules.rows)
    writeLayout(document.documentElement, layout)
    return layout
  }
  const canvas = places.then((found) => {
    stage = found.stage
    new ResizeObserver(() => {
      const layout = place()
      studio.scene?.resize(layout)
    }).observe(stage)
    return found.canvas
  })
  const calm = matchMedia(CALM).matches
  if (!calm) followTilt(document.documentElement)
  const onPlain = () => view.setState({ plain: true })
  void open(studio, openScene({ canvas, game, frames, place, pace, calm, onPlain }))
}
