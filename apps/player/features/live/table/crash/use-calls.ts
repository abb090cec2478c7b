import { payoutOf } from '@poyraz/games/tables'
import { formatMoney, formatMultiplier } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSpokenCalls } from '../spoken-calls.ts'
import type { LiveTableView } from '../use-table.ts'
import { crashOf, paidOf } from './flight-view.ts'
import { playKiteSound } from './kite-sounds.ts'
import type { Flights } from './use-flights.ts'
import type { Moment } from './use-multiplier.ts'

/**
 * Multipliers that are announced during a flight. Others stay silent, so that a screen reader is not flooded.
 */
const CALLED = [200, 500, 1000, 2000, 5000, 10_000, 100_000]

/**
 * Returns the announcement of the present moment for screen readers. If the player turned calls on, it is
 * also spoken, with sounds.
 */
export function useCall(
  view: LiveTableView,
  flights: Flights,
  { stage, multiplier, isLost }: Moment,
): string {
  const t = useTranslations('table.kite.calls')
  const lang = useLang()
  const { state } = view
  const paid = flights.own.flatMap((own) => {
    const at = paidOf(own, state)
    return at ? [{ ...own, at }] : []
  })
  const last = paid.at(-1)
  const crash = crashOf(state)
  const text = () => {
    if (crash !== null) return t('crashed', { at: formatMultiplier(crash, lang) })
    if (isLost) return t('disconnected')
    if (stage !== 'flying') return t(stage === 'betting' ? 'betting' : 'launching')
    if (last) {
      const win = formatMoney(BigInt(payoutOf(Number(last.stake), last.at)), lang)
      return t('cashed', { at: formatMultiplier(last.at, lang), win })
    }
    const passed = CALLED.findLast((one) => multiplier >= one)
    return passed ? t('passed', { at: formatMultiplier(passed, lang) }) : t('flying')
  }
  const call = text()
  useAloud(call, { crashed: crash !== null, cashed: paid.length, launched: stage === 'launching' })
  return call
}

type Heard = { readonly crashed: boolean; readonly cashed: number; readonly launched: boolean }

/** Speaks a call and plays the sound of the change. */
function useAloud(text: string, now: Heard): void {
  const lang = useLang()
  const { isOn, say } = useSpokenCalls()
  const before = useRef(now)
  useEffect(() => say(text, lang), [say, text, lang])
  useEffect(() => {
    const known = before.current
    before.current = now
    if (!isOn) return
    if (now.crashed && !known.crashed) playKiteSound('crashed')
    else if (now.cashed > known.cashed) playKiteSound('cashed')
    else if (now.launched && !known.launched) playKiteSound('launch')
  })
}
