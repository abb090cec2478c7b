import type { Kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { useEffect, useRef } from 'react'
import { countedUp } from '../round/pays.ts'
import { easeOut } from '../scene/motion.ts'
import { useLanguage, useStudio } from './context.ts'

/** An amount that runs from one to the other; screen readers get the result elsewhere, once. */
export function CountUp({ from, to, ms }: { readonly from: Kurus; readonly to: Kurus; readonly ms: number }) {
  const lang = useLanguage()
  const { frames } = useStudio()
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = (amount: Kurus) => {
      if (element.current) element.current.textContent = formatMoney(amount, lang)
    }
    show(ms > 0 ? from : to)
    if (ms <= 0) return
    let live = true
    void frames.tween(ms, (part) => live && show(countedUp(from, to, easeOut(part))))
    return () => {
      live = false
    }
  }, [from, to, ms, lang, frames])
  return <span ref={element} className="tabular-nums whitespace-nowrap" />
}
