import { kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import type { MonthReport } from './run.ts'

const WIDTH = 34

/** Formats requests with their results, and the money that moved. */
export function tableOf({ counts, moved }: MonthReport): readonly string[] {
  const asked = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, outcomes]) => {
      const parts = [...outcomes].toSorted((a, b) => b[1] - a[1]).map(([name, times]) => `${name} ${times}`)
      return `${what.padEnd(WIDTH)} ${parts.join(' · ')}`
    })
  const money = [...moved].map(
    ([reason, amount]) => `${`money: ${reason}`.padEnd(WIDTH)} ${formatMoney(kurus(amount), 'en')}`,
  )
  return [...asked, ...money]
}
