import { RED } from '@poyraz/games/tables'
import { cx, useLang } from '@poyraz/ui'
import { Flame, Snowflake } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { shareText } from '../share-text.ts'

const LISTED = 4
const ALL = Array.from({ length: 37 }, (_, number) => String(number))

const groundOf = (label: string) =>
  label === '0' ? 'bg-pocket-green' : RED.has(Number(label)) ? 'bg-pocket-red' : 'bg-night'

export function NumberTile(props: {
  readonly label: string
  readonly isLast?: boolean
  /** A total of dice, which has no colour. */
  readonly isPlain?: boolean
}) {
  const { label, isLast = false, isPlain = false } = props
  return (
    <span
      className={cx(
        'grid flex-none place-items-center rounded-small border border-white/30 font-bold text-white tabular-nums',
        isLast ? 'size-11 text-xl outline-2 outline-offset-2 outline-lamp' : 'size-8 text-sm',
        isPlain ? 'bg-night' : groundOf(label),
      )}
    >
      {label}
    </span>
  )
}

/** The most and the least frequent numbers, and the shares of the colours; nothing before the first result. */
export function Statistics({ results }: { readonly results: readonly string[] }) {
  const t = useTranslations('table')
  const lang = useLang()
  if (results.length === 0) return null
  const counts = new Map(ALL.map((label) => [label, 0]))
  for (const label of results) counts.set(label, (counts.get(label) ?? 0) + 1)
  const sorted = [...counts].toSorted((left, right) => right[1] - left[1])
  const share = (holds: (label: string) => boolean) =>
    shareText(results.filter(holds).length, results.length, lang)
  const shares = {
    red: share((label) => RED.has(Number(label))),
    black: share((label) => label !== '0' && !RED.has(Number(label))),
    green: share((label) => label === '0'),
  }
  return (
    <div className="rounded-tile border border-white/15 bg-night/80 p-3 text-white">
      <Row
        name={t('hot')}
        count={results.length}
        icon={<Flame aria-hidden="true" className="size-5 text-coral" />}
      >
        {sorted.slice(0, LISTED).filter(([, times]) => times > 0)}
      </Row>
      <Row name={t('cold')} count={results.length} icon={<Snowflake aria-hidden="true" className="size-5" />}>
        {sorted.slice(-LISTED).toReversed()}
      </Row>
      <p className="mt-2 border-t border-white/15 pt-2 text-xs">{t('shares', shares)}</p>
    </div>
  )
}

function Row(props: {
  readonly name: string
  readonly count: number
  readonly icon: ReactNode
  readonly children: readonly (readonly [label: string, times: number])[]
}) {
  const t = useTranslations('table')
  return (
    <div className="flex items-center gap-2.5 py-1">
      {props.icon}
      <p className="w-24 text-sm leading-snug font-bold">
        {props.name}
        <span className="block text-2xs font-medium">{t('ofRounds', { count: props.count })}</span>
      </p>
      <ul className="flex flex-1 flex-wrap gap-x-3 gap-y-1">
        {props.children.map(([label, times]) => (
          <li key={label} className="flex items-center gap-1.5 text-xs tabular-nums">
            <NumberTile label={label} />
            {t('times', { count: times })}
          </li>
        ))}
      </ul>
    </div>
  )
}
