import { formatMultiplier } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'

/** Multipliers from which a result has the colour of a high one, or of a very high one. */
const [HIGH, HIGHEST] = [200, 1000]

/** Last multiplier of a flight as a chip: `2,47×`. The label is that of the server: `2.47`. */
export function CrashPoint({ label, isLast = false }: { readonly label: string; readonly isLast?: boolean }) {
  const lang = useLang()
  const hundredths = Math.round(Number(label) * 100)
  const tone =
    hundredths >= HIGHEST
      ? 'border-lamp text-lamp'
      : hundredths >= HIGH
        ? 'border-foam text-foam'
        : 'border-white/25 text-white'
  return (
    <span
      className={cx(
        'inline-flex min-h-8 items-center rounded-chip border bg-night/80 px-3 text-sm font-bold whitespace-nowrap tabular-nums',
        tone,
        isLast && 'ring-2 ring-white/60',
      )}
    >
      {formatMultiplier(hundredths, lang)}
    </span>
  )
}
