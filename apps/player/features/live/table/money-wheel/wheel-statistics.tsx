import { MONEY_WHEEL, MONEY_WHEEL_NUMBERS } from '@poyraz/games/tables'
import { formatPercent } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { groundOf, numberOfLabel } from './fields.ts'

const WHOLE_BP = 10_000
const FIELDS = MONEY_WHEEL.filter((field) => !field.startsWith('x')).length

/** Share of the last rounds in which each number came, beside its share of the wheel's numbers. */
export function WheelStatistics({ results }: { readonly results: readonly string[] }) {
  const t = useTranslations('table')
  const lang = useLang()
  if (results.length === 0) return null
  const percent = (part: number, whole: number) => formatPercent(Math.round((WHOLE_BP * part) / whole), lang)
  const numbers = results.map(numberOfLabel)
  return (
    <section
      aria-label={t('moneyWheel.statistics')}
      className="rounded-tile border border-white/15 bg-night/80 p-3 text-white"
    >
      <p className="flex justify-between gap-3 text-sm font-bold">
        {t('moneyWheel.statistics')}
        <span className="text-2xs font-medium">{t('ofRounds', { count: results.length })}</span>
      </p>
      <ul className="mt-2 grid grid-cols-6 gap-1.5">
        {MONEY_WHEEL_NUMBERS.map((number) => {
          const came = numbers.filter((one) => one === String(number)).length
          const fields = MONEY_WHEEL.filter((field) => field === String(number)).length
          return (
            <li key={number} className="text-center tabular-nums">
              <span
                className="grid h-8 place-items-center rounded-small border border-white/30 text-sm font-bold"
                style={{ background: groundOf(String(number)) }}
              >
                {number}
              </span>
              <span className="mt-1 block text-xs font-bold">{percent(came, results.length)}</span>
              <span className="block text-2xs">
                {t('moneyWheel.expected', { share: percent(fields, FIELDS) })}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
