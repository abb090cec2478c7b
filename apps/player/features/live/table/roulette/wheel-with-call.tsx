import { formatMoney } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LiveTableView } from '../use-table.ts'
import { NumberTile } from './numbers.tsx'
import { lastNumber, numberOf, useResultWords } from './result-words.ts'
import { type Spin, Wheel } from './wheel.tsx'

/** The wheel, and the number beside it once the ball rests. */
export function WheelWithCall(props: {
  readonly view: LiveTableView
  readonly marked: number | null
  readonly payout: number | null
  readonly staked: number
}) {
  const t = useTranslations('table')
  const lang = useLang()
  const { view, marked, payout, staked } = props
  const words = useResultWords(view)
  const spin = useSpin(view)
  const isWon = payout !== null && payout > staked
  return (
    <div className="relative">
      <Wheel spin={spin} marked={view.state.phase === 'drawing' ? null : marked} label={t('wheel')} />
      {words && (
        <div
          aria-hidden="true"
          className={cx(
            'animate-rise absolute -top-2 right-0 flex items-center gap-2.5 rounded-control border bg-night/95 px-3 py-2 text-white shadow-art',
            isWon ? 'border-lamp' : 'border-white/25',
          )}
        >
          <NumberTile label={words.number} />
          <p className="text-sm leading-snug">
            <span className="block font-bold">
              {words.number} {words.colour}
            </span>
            {isWon ? (
              <span className="font-bold text-lamp">+{formatMoney(BigInt(payout), lang)}</span>
            ) : (
              <span className="text-xs">{t('phases.result')}</span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

/** The spin of this round, and that of the last one until the next deadline. Times are the server's. */
function useSpin({ state, results }: LiveTableView): Spin | null {
  const [spin, keep] = useState<Spin | null>(null)
  const number = numberOf(state.outcome)
  const isNew = state.phase === 'drawing' && number !== null && spin?.endMs !== state.endsAt
  const landed = number ?? lastNumber(results)
  if (isNew) keep({ number, startMs: state.at, endMs: state.endsAt })
  // A page that was opened later shows a ball that landed long ago.
  else if (spin === null && landed !== null)
    keep({ number: landed, startMs: state.at - 2, endMs: state.at - 1 })
  return spin
}
