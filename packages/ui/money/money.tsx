import { formatMoney, type MoneyStyle } from '@poyraz/text'
import { useEffect, useState } from 'react'
import { cx } from '../cx.ts'
import { useLang } from '../lang-context.ts'
import { rollingDigits } from './rolling.ts'

/** Duration of the digit animation in motion.css. */
const ROLL_MS = 340
const HIDDEN = '₺•••••'

export type MoneyProps = MoneyStyle & {
  /** Amount in kuruş: a number of the protocol, or a `Kurus`. */
  readonly amount: bigint | number
  /** True if the player hides balances; screen readers get `hiddenLabel`. */
  readonly hidden?: boolean | undefined
  readonly hiddenLabel?: string | undefined
  readonly className?: string | undefined
}

/** The only way to show an amount. Changed digits roll up if it grows, and down if it falls. */
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

/** Returns the previous amount while the digits roll to the new one, otherwise `null`. */
function useRoll(minor: bigint): bigint | null {
  const [shown, setShown] = useState(minor)
  useEffect(() => {
    if (shown === minor) return
    const settled = setTimeout(() => setShown(minor), ROLL_MS)
    return () => clearTimeout(settled)
  }, [shown, minor])
  return shown === minor ? null : shown
}
