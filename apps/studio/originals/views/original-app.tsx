import { formatPercent } from '@poyraz/text'
import { LangContext, Lattice, late } from '@poyraz/ui'
import { useEffect, useEffectEvent } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { withPanelTexts } from '../../texts.ts'
import { GameContext, useLanguage, useText, useView } from '../../views/context.ts'
import { Marks } from '../../views/marks.tsx'
import { NoticeLine } from '../../views/notice-line.tsx'
import { PanelFailed } from '../../views/panel-failed.tsx'
import { TopBar } from '../../views/top-bar.tsx'
import type { ViewState } from '../../views/view-state.ts'
import type { Command } from '../client.ts'
import { loadOriginalCelebrations, loadOriginalPanels } from '../late-parts.ts'
import type { OriginalStudio } from '../original-studio.ts'
import { choose, playOriginal } from '../verbs/play.ts'
import { Announcer } from './announcer.tsx'
import { BetPanel } from './bet-panel.tsx'
import styles from './original-app.module.css'
import { OriginalContext, useIsLocked, useOriginal, useOriginalState } from './original-context.ts'
import { ResultLine } from './result-line.tsx'
import { Strip } from './strip.tsx'

const Panels = late(() => withPanelTexts(loadOriginalPanels().then((module) => module.OriginalPanels)), {
  Failed: PanelFailed,
})
/** Loads once the game can be played; if it cannot be loaded, rounds are shown without it. */
const Celebrations = late(
  () => withPanelTexts(loadOriginalCelebrations().then((module) => module.OriginalCelebrations)),
  { Failed: () => null },
)

export type OriginalAppProps = { readonly studio: OriginalStudio; readonly view: StoreApi<ViewState> }

export function OriginalApp({ studio, view }: OriginalAppProps) {
  return (
    <GameContext value={{ studio, view }}>
      <OriginalContext value={studio}>
        <Page />
      </OriginalContext>
    </GameContext>
  )
}

function Page() {
  const lang = useLanguage()
  const t = useText()
  const { game } = useOriginal()
  const phase = useOriginalState((state) => state.phase)
  const panel = useView((view) => view.panel)
  useStartKeys()
  useDocument()
  return (
    <LangContext value={lang}>
      <div className={styles['page']} data-game={game.slug} data-phase={phase}>
        <div className={styles['ground']} aria-hidden="true">
          <Lattice className={styles['lattice']} />
        </div>
        <TopBar facts={t('original.facts', { rtp: formatPercent(game.rules.rtpBp, lang) })} />
        <main className={styles['main']}>
          <section className={styles['table']} aria-label={t('original.board')}>
            <Strip />
            <div className={styles['board']}>
              <BoardOfGame />
              <NoticeLine />
            </div>
            <ResultLine />
          </section>
          <BetPanel />
        </main>
        <Announcer />
        <Marks />
        {phase !== 'loading' && <Celebrations />}
        {panel && panel !== 'buy' && <Panels key={panel} panel={panel} />}
      </div>
    </LangContext>
  )
}

function BoardOfGame() {
  const studio = useOriginal()
  const { client, send, sounds } = studio
  const options = useOriginalState((state) => state.options)
  const round = useOriginalState((state) => state.round)
  const isLocked = useIsLocked()
  const mayChoose = useOriginalState(({ phase, round: at }) => phase === 'idle' && at?.isOpen === true)
  const { Board } = client
  const setOptions = (chosen: unknown) => {
    if (isLocked) return
    send({ kind: 'optioned', options: chosen })
    sounds.play('press')
  }
  const next = (command: Command) => void choose(studio, command)
  return <Board {...{ options, setOptions, isLocked, round, choose: next, mayChoose }} />
}

/** Space and Enter start a round, unless the focused element uses them. */
function useStartKeys(): void {
  const studio = useOriginal()
  const press = useEffectEvent(() => void playOriginal(studio))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.defaultPrevented) return
      const isTaken =
        event.target instanceof Element && event.target.closest('button, a, input, select, textarea, dialog')
      if (isTaken || document.querySelector('dialog[open]')) return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function useDocument(): void {
  const lang = useLanguage()
  const { game } = useOriginal()
  const t = useText()
  useEffect(() => {
    document.documentElement.lang = lang
    document.title = t('page.title', { game: game.present.name[lang] })
  }, [lang, game, t])
}
