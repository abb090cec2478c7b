import { formatElapsed } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import { BookOpen, History, ShieldCheck, Volume2, VolumeX, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useGame, useGameState, useLanguage, useText, useView, useViewStore } from './context.ts'
import styles from './top-bar.module.css'
import type { PanelName } from './view-state.ts'

/**
 * Name of the game, time and net result since the game was opened, and the menu of panels and exit. `facts` is
 * a line about the game.
 */
export function TopBar({ facts }: { readonly facts: string }) {
  const t = useText()
  const lang = useLanguage()
  const { game, launch } = useGame()
  const isFilm = launch.replayToken !== null
  return (
    <header className={styles['top']}>
      <h1 className={styles['name']}>{game.present.name[lang]}</h1>
      <span className={`${styles['pill']} ${styles['facts']}`}>{facts}</span>
      {!isFilm && <SessionPill />}
      <nav aria-label={t('top.label')} className={styles['menu']}>
        <PanelButton panel="rules" icon={<BookOpen />} label={t('top.rules')} />
        {!isFilm && (
          <>
            <PanelButton panel="fairness" icon={<ShieldCheck />} label={t('top.fairness')} />
            <PanelButton panel="history" icon={<History />} label={t('top.history')} />
          </>
        )}
        <SoundButton />
        {!isFilm && <ExitButton />}
      </nav>
    </header>
  )
}

const MINUTE_MS = 60_000

/**
 * Shows how long this game has been open and its net result. Hidden within the player site, whose own bar
 * shows both for the whole day.
 */
function SessionPill() {
  const t = useText()
  const { clock } = useGame()
  const { sinceMs, netKurus } = useGameState((state) => state.session)
  const [nowMs, setNowMs] = useState(() => clock.nowMs())
  useEffect(() => {
    const tick = setInterval(() => setNowMs(clock.nowMs()), MINUTE_MS / 6)
    return () => clearInterval(tick)
  }, [clock])
  return (
    <span className={`${styles['pill']} ${styles['session']}`}>
      <span title={t('top.sessionLabel')}>
        {t('top.session')} <span className="tabular-nums">{formatElapsed(nowMs - sinceMs)}</span>
      </span>
      <span title={t('top.netLabel')}>
        {t('top.net')} <Money amount={netKurus} sign="always" />
      </span>
    </span>
  )
}

function PanelButton({
  panel,
  icon,
  label,
}: {
  readonly panel: PanelName
  readonly icon: ReactNode
  readonly label: string
}) {
  const view = useViewStore()
  return (
    <button
      type="button"
      className={styles['button']}
      aria-haspopup="dialog"
      onClick={() => view.setState({ panel })}
      title={label}
    >
      {icon}
      <span className={styles['word']}>{label}</span>
    </button>
  )
}

function SoundButton() {
  const t = useText()
  const { sounds } = useGame()
  const muted = useView((view) => view.muted)
  const view = useViewStore()
  const toggle = () => {
    sounds.setMuted(!muted)
    view.setState({ muted: !muted })
  }
  return (
    <IconOnly
      label={muted ? t('top.unmute') : t('top.mute')}
      icon={muted ? <VolumeX /> : <Volume2 />}
      onClick={toggle}
    />
  )
}

/** Lobby of the player site, for a studio that was opened without the shell. */
const LOBBY = '/slot'

function ExitButton() {
  const t = useText()
  const { shell } = useGame()
  const exit = () => {
    if (shell.framed) shell.tell({ type: 'poyraz:exit' })
    else globalThis.location.assign(LOBBY)
  }
  return <IconOnly label={t('top.exit')} icon={<X />} onClick={exit} />
}

function IconOnly({
  label,
  icon,
  onClick,
}: {
  readonly label: string
  readonly icon: ReactNode
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      className={`${styles['button']} ${styles['round']}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {icon}
    </button>
  )
}
