import type { Kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { useEffect, useRef } from 'react'
import { countedUp } from '../round/pays.ts'
import { easeOut } from '../scene/motion.ts'
import { useLanguage, useStudio } from './context.ts'

/**
 * Counts an amount up, or shows it at once with reduced motion. Screen readers get the result elsewhere,
 * once.
 */
export function CountUp({ from, to, ms }: { readonly from: Kurus; readonly to: Kurus; readonly ms: number }) {
  const lang = useLanguage()
  const { frames, calm } = useStudio()
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = (amount: Kurus) => {
      if (element.current) element.current.textContent = formatMoney(amount, lang)
    }
    const runs = ms > 0 && !calm
    show(runs ? from : to)
    if (!runs) return
    let live = true
    void frames.tween(ms, (part) => live && show(countedUp(from, to, easeOut(part))))
    return () => {
      live = false
    }
  }, [from, to, ms, lang, frames, calm])
  return <span ref={element} className="tabular-nums whitespace-nowrap" />
}
