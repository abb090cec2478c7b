import { LangContext, late } from '@poyraz/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { factsOf } from '../round/facts.ts'
import { drawsHeights } from '../round/heights.ts'
import type { Studio } from '../studio.ts'
import { withPanelTexts } from '../texts.ts'
import { spin } from '../verbs/spin.ts'
import { AccessibleView } from './accessible-view.tsx'
import styles from './app.module.css'
import { Caption } from './caption.tsx'
import {
  GameContext,
  StudioContext,
  useLanguage,
  useStudio,
  useStudioState,
  useText,
  useView,
} from './context.ts'
import { ControlBar } from './control-bar.tsx'
import { Frame, Glass } from './frame.tsx'
import { Ground } from './ground.tsx'
import { useJackpotPool } from './jackpot-pool.ts'
import { Marks } from './marks.tsx'
import { NoticeLine } from './notice-line.tsx'
import { PanelFailed } from './panel-failed.tsx'
import { SkipPrompts } from './skip-prompts.tsx'
import { TopBar } from './top-bar.tsx'
import type { ViewState } from './view-state.ts'

const Panels = late(() => withPanelTexts(import('./panels.tsx').then((module) => module.Panels)), {
  Failed: PanelFailed,
})

/** Loads once the game can be played; if it cannot be loaded, rounds are shown without it. */
const Celebrations = late(
  () => withPanelTexts(import('./celebrations.tsx').then((module) => module.Celebrations)),
  { Failed: () => null },
)
const ReplayBar = late(() => import('./replay-bar.tsx').then((module) => module.ReplayBar), {
  Failed: PanelFailed,
})
const PromptPlate = late(
  () => withPanelTexts(import('./celebrations.tsx').then((module) => module.PromptPlate)),
  { Failed: SkipPrompts },
)

/** Elements that the page passes on once it is rendered: the canvas, and the box for the reels. */
export type Places = { readonly canvas: HTMLCanvasElement; readonly stage: HTMLElement }

export type AppProps = {
  readonly studio: Studio
  readonly view: StoreApi<ViewState>
  readonly onPlaces: (places: Places) => void
}

export function App({ studio, view, onPlaces }: AppProps) {
  return (
    <GameContext value={{ studio, view }}>
      <StudioContext value={studio}>
        <Page onPlaces={onPlaces} />
      </StudioContext>
    </GameContext>
  )
}

function Page({ onPlaces }: Pick<AppProps, 'onPlaces'>) {
  const lang = useLanguage()
  const { game, scenery, sharedRound } = useStudio()
  const feedsJackpot = useJackpotPool() !== undefined
  const stretched = drawsHeights(game.rules)
  const free = useStudioState((state) => state.feature !== null)
  const phase = useStudioState((state) => state.phase)
  const panel = useView((view) => view.panel)
  const plain = useView((view) => view.plain)
  const facts = useFacts()
  useSpinKeys()
  useDocument()
  return (
    <LangContext value={lang}>
      <div
        className={styles['page']}
        data-mood={free ? 'free' : 'base'}
        data-family={game.rules.mapping}
        data-hold={game.rules.mapping === 'book-2' && game.rules.hold ? '' : undefined}
        data-heights={stretched ? '' : undefined}
        data-phase={phase}
        data-jackpot={feedsJackpot ? '' : undefined}
      >
        <Ground scenery={scenery} />
        <Frame rows={game.rules.rows} niches={!stretched} maker={game.studio} ornament={scenery.frame} />
        <Scene onPlaces={onPlaces} hidden={plain} />
        <Glass />
        <TopBar facts={facts} />
        <main className={styles['main']}>
          <AccessibleView />
          {phase !== 'loading' && <Celebrations />}
          <NoticeLine />
        </main>
        <div className={styles['caption']}>
          <Caption />
        </div>
        {sharedRound ? <ReplayBar /> : <ControlBar />}
        <Marks />
        {phase !== 'loading' && <PromptPlate />}
        {panel && <Panels key={panel} panel={panel} />}
      </div>
    </LangContext>
  )
}

/** The line about the game at the top; a film says what it is. */
function useFacts(): string {
  const t = useText()
  const lang = useLanguage()
  const { game, sharedRound } = useStudio()
  return sharedRound === null ? factsOf(game.rules, { t, lang }) : t('replay.title')
}

/** The canvas covers the whole page; the empty box above it defines the room of the reels. */
function Scene({ onPlaces, hidden }: { readonly onPlaces: AppProps['onPlaces']; readonly hidden: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { theme, rules } = useStudio().game
  // Before the first paint, so that the frame does not move afterwards.
  useLayoutEffect(() => {
    if (canvas.current && stage.current) onPlaces({ canvas: canvas.current, stage: stage.current })
  }, [onPlaces])
  return (
    <>
      <div
        ref={stage}
        data-world={theme}
        data-rows={rules.rows.join(' ')}
        data-stretched={drawsHeights(rules) ? '' : undefined}
        className={styles['stage']}
      />
      <canvas ref={canvas} className={styles['canvas']} hidden={hidden} aria-hidden="true" />
    </>
  )
}

/** Space and Enter start a round, unless the focused element uses them. */
function useSpinKeys(): void {
  const studio = useStudio()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.defaultPrevented) return
      const taken =
        event.target instanceof Element && event.target.closest('button, a, input, select, textarea, dialog')
      if (taken || document.querySelector('dialog[open]')) return
      event.preventDefault()
      void spin(studio)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [studio])
}

function useDocument(): void {
  const lang = useLanguage()
  const { game } = useStudio()
  const t = useText()
  useEffect(() => {
    document.documentElement.lang = lang
    document.title = t('page.title', { game: game.present.name[lang] })
  }, [lang, game, t])
}
