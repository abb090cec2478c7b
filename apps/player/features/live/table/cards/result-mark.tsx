import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { sideOf } from '../../../../shared/tables/results.ts'
import type { Side } from '../../../../shared/tables/roads.ts'
import type { SideGameName } from './card-games.ts'

export const SIDE_GROUNDS: Readonly<Record<Side, string>> = {
  first: 'bg-sea-2',
  second: 'bg-pocket-red',
  tie: 'bg-pocket-green',
}

/** A result of a card table as a round mark: `O`, `B`, `=`. */
export function ResultMark(props: {
  readonly game: SideGameName
  readonly label: string
  readonly isLast?: boolean
}) {
  const t = useTranslations('table')
  const side = sideOf(props.label)
  return (
    <span
      role="img"
      aria-label={t(`sides.${props.game}.${side}`)}
      className={cx(
        'grid flex-none place-items-center rounded-chip border border-white/40 font-bold text-white',
        props.isLast ? 'size-11 text-xl outline-2 outline-offset-2 outline-lamp' : 'size-8 text-sm',
        SIDE_GROUNDS[side],
      )}
    >
      {t(`marks.${props.game}.${side}`)}
    </span>
  )
}
