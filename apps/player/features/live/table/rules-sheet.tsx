import { formatPercent } from '@poyraz/text'
import { Dialog, useLang } from '@poyraz/ui'
import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Table } from './use-table.ts'

/** The rules of a game, and the edge of the house for each bet in basis points. `children` stand before the edges. */
export function RulesSheet(props: {
  readonly game: Table['game']
  readonly rules: readonly string[]
  readonly edges: readonly (readonly [bet: string, edgeBp: number])[]
  readonly children?: ReactNode
  onClose(): void
}) {
  const t = useTranslations('table')
  const title = t('rules.title', { game: t(`games.${props.game}`) })
  return (
    <Dialog open title={title} closeLabel={t('rules.close')} onClose={props.onClose}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        {props.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {props.children}
      <Shares title={t('rules.edges')} shares={props.edges} />
      <p className="mt-3 text-xs text-muted">{t('rules.note')}</p>
    </Dialog>
  )
}

/** A titled list of shares in basis points. */
export function Shares(props: {
  readonly title: string
  readonly shares: readonly (readonly [name: string, shareBp: number])[]
}) {
  const lang = useLang()
  return (
    <>
      <h3 className="mt-5 text-lg">{props.title}</h3>
      <dl className="mt-2 text-sm">
        {props.shares.map(([name, shareBp]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0">
            <dt>{name}</dt>
            <dd className="font-bold tabular-nums">{formatPercent(shareBp, lang)}</dd>
          </div>
        ))}
      </dl>
    </>
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
