import { SECOND_MS } from '@poyraz/kernel'
import { atTime, formatMoney, formatTime } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { Captions } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useIsOverdue, useLeftMs } from '../../../shared/tables/table-states.ts'
import { handPhaseOf } from './hand-phase.ts'
import { useSpokenCalls } from './spoken-calls.ts'
import type { LiveTableView } from './use-table.ts'
import { VoiceButton } from './voice-button.tsx'

/** Games that are dealt by hand. */
type HandGame = 'roulette' | 'baccarat' | 'dragon-tiger'

const LAST_MS = 5 * SECOND_MS

type CallProps = {
  readonly view: LiveTableView
  readonly won: number | null
  /** The result in words: `Yirmi üç, kırmızı, tek`. */
  readonly result: string | null
}

/** Words of the presenter, in writing and, if the player wants it, aloud. */
export function Caption(props: CallProps) {
  return (
    <CaptionBox view={props.view}>
      <Call {...props} isSpoken />
    </CaptionBox>
  )
}

/** The frame of captions, with the name of the presenter. Screen readers announce new captions. */
export function CaptionBox({
  view,
  children,
}: {
  readonly view: LiveTableView
  readonly children: ReactNode
}) {
  const t = useTranslations('table')
  return (
    <div className="relative w-64 rounded-control border border-white/20 bg-night/85 px-4 py-2.5 text-white max-lg:w-36 max-lg:px-2.5 lg:group-data-chat/scene:w-44 max-lg:py-1.5">
      <VoiceButton className="absolute -top-2.5 -right-0.5 text-white hover:bg-white/10 hover:text-white lg:hidden" />
      <p className="flex items-center justify-between gap-2 text-xs max-lg:pr-9">
        {t('presenter', { name: view.table.presenter })}
        <span className="flex items-center gap-1 font-semibold text-lamp max-lg:hidden lg:group-data-chat/scene:hidden">
          <Captions aria-hidden="true" className="size-4" />
          {t('captions')}
        </span>
      </p>
      <div aria-live="polite">{children}</div>
    </div>
  )
}

type LineProps = CallProps & {
  /** False for the line that translates a spoken call. */
  readonly isSpoken: boolean
}

/** A call in the language around it. */
export function Call({ isSpoken, ...props }: LineProps) {
  const lang = useLang()
  const { isOn, say } = useSpokenCalls()
  const text = useText(props)
  useEffect(() => {
    if (isSpoken && isOn) say(text, lang)
  }, [isSpoken, isOn, say, text, lang])
  return (
    <p
      lang={lang}
      className={cx(
        'mt-0.5 leading-snug',
        isSpoken ? 'font-display text-lg font-bold max-lg:text-xs' : 'text-sm max-lg:text-xs',
      )}
    >
      {text}
    </p>
  )
}

function useText({ view: { table, state }, won, result }: CallProps): string {
  const t = useTranslations('table.calls')
  const phases = useTranslations('table.phases')
  const byHand = useTranslations('table.byHand')
  const lang = useLang()
  const isLast = useLeftMs(state.endsAt) < LAST_MS
  const isOverdue = useIsOverdue(state.endsAt)
  if (result !== null) {
    if (won !== null) return t('won', { result, amount: formatMoney(BigInt(won), lang) })
    const { players, winners } = state
    if (players === 0 || winners === null) return result
    return t('others', { result, winners: t('winners', { count: winners }) })
  }
  const hand = handPhaseOf(state)
  if (hand === 'drawing') return byHand(`callDrawing.${table.game as HandGame}`)
  if (state.phase !== 'betting') return t(`drawing.${table.game}`)
  if (state.opensAt !== null) return t('closed', { time: atTime(formatTime(state.opensAt), lang) })
  if (hand === 'waiting') return byHand('callWaiting')
  if (isOverdue) return phases('drawing')
  return t(isLast ? 'last' : 'betting')
}
