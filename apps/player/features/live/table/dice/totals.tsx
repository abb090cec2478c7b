import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { shareText } from '../share-text.ts'

/** Greatest total of the bet `small`. */
export const SMALL_MAX = 10

/** Counts of the totals that were rolled. Every triple loses the even-money bets, so shares of them are not shown. */
export function Totals({ results }: { readonly results: readonly string[] }) {
  const t = useTranslations('table')
  const lang = useLang()
  if (results.length === 0) return null
  const counts = Array.from(
    { length: 16 },
    (_, index) => results.filter((label) => Number(label) === index + 3).length,
  )
  const share = (holds: (total: number) => boolean) =>
    shareText(results.filter((label) => holds(Number(label))).length, results.length, lang)
  return (
    <section
      aria-label={t('totals.title')}
      className="rounded-tile border border-white/15 bg-night/80 p-3 text-white"
    >
      <p className="flex justify-between text-sm font-bold">
        {t('totals.title')}
        <span className="text-2xs font-medium">{t('ofRounds', { count: results.length })}</span>
      </p>
      <Bars counts={counts} />
      <p className="mt-2 border-t border-white/15 pt-2 text-xs">
        {t('totals.shares', {
          small: share((total) => total <= SMALL_MAX),
          big: share((total) => total > SMALL_MAX),
        })}
      </p>
    </section>
  )
}

function Bars({ counts }: { readonly counts: readonly number[] }) {
  const t = useTranslations('table')
  const most = Math.max(...counts)
  return (
    <ol className="mt-2 flex h-24 items-end gap-1">
      {counts.map((count, index) => (
        <li key={index} className="flex h-full flex-1 flex-col justify-end text-center">
          <span className="sr-only">{t('totals.line', { total: index + 3, count })}</span>
          <span
            aria-hidden="true"
            className="rounded-t-small bg-lamp"
            style={{ height: `${Math.max(2, (76 * count) / most)}%` }}
          />
          <span aria-hidden="true" className="text-2xs tabular-nums">
            {index + 3}
          </span>
        </li>
      ))}
    </ol>
  )
}
