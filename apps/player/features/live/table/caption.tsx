import { SECOND_MS } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { Captions } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useLeftMs } from '../../../shared/tables/table-states.ts'
import { useSpokenCalls } from './spoken-calls.ts'
import type { LiveTableView } from './use-table.ts'

const LAST_MS = 5 * SECOND_MS

/** Words of the presenter, in writing and, if the player wants it, aloud. */
export function Caption(props: {
  readonly view: LiveTableView
  readonly won: number | null
  /** The result in words: `17 siyah`. */
  readonly result: string | null
}) {
  const t = useTranslations('table')
  const lang = useLang()
  const { table, state } = props.view
  const isLast = useLeftMs(state.endsAt) < LAST_MS
  const { won, result } = props
  const say = useSpokenCalls(({ say: speak }) => speak)
  const text = result
    ? won === null
      ? result
      : t('calls.won', { result, amount: formatMoney(BigInt(won), lang) })
    : state.phase === 'betting'
      ? t(isLast ? 'calls.last' : 'calls.betting')
      : t(`calls.drawing.${table.game}`)
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
