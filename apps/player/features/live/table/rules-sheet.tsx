import { formatPercent } from '@poyraz/text'
import { Dialog, useLang } from '@poyraz/ui'
import { BookOpen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Table } from './use-table.ts'

/** The rules of a game, and the edge of the house for each bet in basis points. */
export function RulesSheet(props: {
  readonly game: Table['game']
  readonly rules: readonly string[]
  readonly edges: readonly (readonly [bet: string, edgeBp: number])[]
  onClose(): void
}) {
  const t = useTranslations('table')
  const lang = useLang()
  const title = t('rules.title', { game: t(`games.${props.game}`) })
  return (
    <Dialog open title={title} closeLabel={t('rules.close')} onClose={props.onClose}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        {props.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3 className="mt-5 text-lg">{t('rules.edges')}</h3>
      <dl className="mt-2 text-sm">
        {props.edges.map(([bet, edgeBp]) => (
          <div key={bet} className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0">
            <dt>{bet}</dt>
            <dd className="font-bold tabular-nums">{formatPercent(edgeBp, lang)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">{t('rules.note')}</p>
    </Dialog>
  )
}

/** Opens the rules of a table. */
export function RulesButton({ onClick }: { onClick(): void }) {
  const t = useTranslations('table.rules')
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 flex-none items-center gap-2 rounded-chip border border-white/25 bg-night/70 px-4 text-sm font-semibold text-white hover:bg-night"
    >
      <BookOpen aria-hidden="true" className="size-4.5" />
      {t('open')}
    </button>
  )
}
