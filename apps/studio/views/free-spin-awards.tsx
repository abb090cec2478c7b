import { useText } from './context.ts'

/** Free spins that each number of scatters awards, as items of a list. */
export function FreeSpinAwards(props: {
  readonly symbol: string
  readonly awards: readonly number[]
  readonly retriggers: readonly number[]
}) {
  const t = useText()
  const { symbol, awards, retriggers } = props
  return (
    <>
      {spinsByCount(awards).map(({ count, spins }) => (
        <li key={count}>{t('rules.freeAward', { count, symbol, spins })}</li>
      ))}
      <Retriggers symbol={symbol} counts={retriggers} />
    </>
  )
}

/** Shows one line if every count awards the same number of spins. */
function Retriggers({ symbol, counts }: { readonly symbol: string; readonly counts: readonly number[] }) {
  const t = useText()
  const rows = spinsByCount(counts)
  const [first] = rows
  if (!first) return null
  if (rows.every(({ spins }) => spins === first.spins)) {
    return <li>{t('rules.freeRetriggerAny', { ...first, symbol })}</li>
  }
  return rows.map(({ count, spins }) => (
    <li key={count}>{t('rules.freeRetrigger', { count, symbol, spins })}</li>
  ))
}

function spinsByCount(counts: readonly number[]): readonly { count: number; spins: number }[] {
  return counts.flatMap((spins, count) => (spins > 0 ? [{ count, spins }] : []))
}
