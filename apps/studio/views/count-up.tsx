import type { Kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { useEffect, useEffectEvent, useRef } from 'react'
import { countCurve, countedUp } from '../round/count.ts'
import { useGame, useLanguage } from './context.ts'

type CountUpProps = {
  readonly from: Kurus
  readonly to: Kurus
  readonly ms: number
  /** Called with every amount that is shown. */
  readonly onAmount?: (amount: Kurus) => void
}

/**
 * Counts an amount up, or shows it at once with reduced motion. Screen readers get the result elsewhere,
 * once.
 */
export function CountUp({ from, to, ms, onAmount }: CountUpProps) {
  const lang = useLanguage()
  const { frames, calm } = useGame()
  const element = useRef<HTMLSpanElement>(null)
  const show = useEffectEvent((amount: Kurus) => {
    if (element.current) element.current.textContent = formatMoney(amount, lang)
    onAmount?.(amount)
  })
  useEffect(() => {
    const runs = ms > 0 && !calm
    show(runs ? from : to)
    if (!runs) return
    let live = true
    void frames.tween(ms, (part) => live && show(countedUp(from, to, countCurve(part))))
    return () => {
      live = false
    }
  }, [from, to, ms, lang, frames, calm])
  return <span ref={element} className="tabular-nums whitespace-nowrap" />
}
