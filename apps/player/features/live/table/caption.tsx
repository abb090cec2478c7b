import { SECOND_MS } from '@poyraz/kernel'
import { atTime, formatMoney, formatTime } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { Captions } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useLeftMs } from '../../../shared/tables/table-states.ts'
import { handPhaseOf } from './hand-phase.ts'
import { useSpokenCalls } from './spoken-calls.ts'
import type { LiveTableView } from './use-table.ts'

/** Games that are dealt by hand. */
type HandGame = 'roulette' | 'baccarat' | 'dragon-tiger'

const LAST_MS = 5 * SECOND_MS

type CaptionProps = {
  readonly view: LiveTableView
  readonly won: number | null
  /** The result in words: `17 siyah`. */
  readonly result: string | null
}

/** Words of the presenter, in writing and, if the player wants it, aloud. */
export function Caption(props: CaptionProps) {
  const t = useTranslations('table')
  const lang = useLang()
  const { table } = props.view
  const say = useSpokenCalls(({ say: speak }) => speak)
  const text = useText(props)
  useEffect(() => say(text, lang), [say, text, lang])
  return (
    <div className="w-64 rounded-control border border-white/20 bg-night/85 px-4 py-2.5 text-white max-lg:w-36 max-lg:px-2.5 max-lg:py-1.5">
      <p className="flex items-center justify-between gap-2 text-xs">
        {t('presenter', { name: table.presenter })}
        <span className="flex items-center gap-1 font-semibold text-lamp max-lg:hidden">
          <Captions aria-hidden="true" className="size-4" />
          {t('captions')}
        </span>
      </p>
      <p aria-live="polite" className="mt-0.5 font-display text-lg leading-snug font-bold max-lg:text-xs">
        {text}
      </p>
    </div>
  )
}

function useText({ view: { table, state }, won, result }: CaptionProps): string {
  const t = useTranslations('table')
  const lang = useLang()
  const isLast = useLeftMs(state.endsAt) < LAST_MS
  if (result !== null) {
    return won === null ? result : t('calls.won', { result, amount: formatMoney(BigInt(won), lang) })
  }
  const hand = handPhaseOf(state)
  if (hand === 'drawing') return t(`byHand.callDrawing.${table.game as HandGame}`)
  if (state.phase !== 'betting') return t(`calls.drawing.${table.game}`)
  if (state.opensAt !== null) return t('calls.closed', { time: atTime(formatTime(state.opensAt), lang) })
  if (hand === 'waiting') return t('byHand.callWaiting')
  return t(isLast ? 'calls.last' : 'calls.betting')
}
