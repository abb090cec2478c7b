import { formatMoney, type MoneyStyle } from '@poyraz/text'
import { useEffect, useState } from 'react'
import { cx } from '../cx.ts'
import { useLang } from '../lang-context.ts'
import { rollingDigits } from './rolling.ts'

/** As long as the digits' animation (motion.css). */
const ROLL_MS = 340
const HIDDEN = '₺•••••'

export type MoneyProps = MoneyStyle & {
  /** Kuruş: a number of the wire or a `Kurus`. */
  readonly amount: bigint | number
  /** The player chose not to show balances; `hiddenLabel` is read out in its place. */
  readonly hidden?: boolean | undefined
  readonly hiddenLabel?: string | undefined
  readonly className?: string | undefined
}

/** The only way to show an amount. Tabular figures; digits that change roll up for more, down for less. */
export function Money({ amount, hidden = false, hiddenLabel, className, ...style }: MoneyProps) {
  const lang = useLang()
  const minor = BigInt(amount)
  const roll = useRoll(minor)
  const classes = cx('whitespace-nowrap tabular-nums', className)
  if (hidden) {
    return (
      <span className={classes} role="img" aria-label={hiddenLabel ?? HIDDEN}>
        {HIDDEN}
      </span>
    )
  }
  const text = formatMoney(minor, lang, style)
  return (
    <span className={classes} data-amount={minor.toString()}>
      {roll === null ? (
        text
      ) : (
        <Rolling before={formatMoney(roll, lang, style)} after={text} up={minor > roll} />
      )}
    </span>
  )
}

function Rolling({ before, after, up }: { before: string; after: string; up: boolean }) {
  return rollingDigits(before, after).map(({ key, char, changed }) => (
    <span key={key} className={cx('digit', changed && (up ? 'digit-up' : 'digit-down'))}>
      {char}
    </span>
  ))
}

/** The amount that was shown before, for as long as the digits roll to the new one; else `null`. */
function useRoll(minor: bigint): bigint | null {
  const [shown, setShown] = useState(minor)
  useEffect(() => {
    if (shown === minor) return
    const settled = setTimeout(() => setShown(minor), ROLL_MS)
    return () => clearTimeout(settled)
  }, [shown, minor])
  return shown === minor ? null : shown
}
