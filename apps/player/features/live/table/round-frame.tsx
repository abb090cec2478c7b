import { VIRTUAL_TABLES } from '@poyraz/games/virtual'
import { livePaths } from '@poyraz/site/live'
import { virtualPaths } from '@poyraz/site/virtual'
import { buttonClass } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'

type FrameProps = {
  readonly round: { readonly tableID: number; readonly tableName: string }
  /** Name of the round. */
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** The page of a round: its table and name, what is shown about it, and the way to the table. */
export function RoundFrame({ round: { tableID, tableName }, title, text, children }: FrameProps) {
  usePageTitle(title)
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-5">
      <div>
        <h1 className="text-3xl">
          {tableName} · {title}
        </h1>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      {children}
      <WayBack tableID={tableID} name={tableName} />
    </div>
  )
}

/** Leads to the table, or to the virtual game, which is named. */
function WayBack({ tableID, name }: { readonly tableID: number; readonly name: string }) {
  const t = useTranslations('table.proof')
  const className = buttonClass({ variant: 'quiet' })
  const game = VIRTUAL_TABLES.find(({ id }) => id === tableID)?.game
  return game ? (
    <Link to={virtualPaths.game} params={{ game }} className={className}>
      {name}
    </Link>
  ) : (
    <Link to={livePaths.table} params={{ id: String(tableID) }} className={className}>
      {t('table')}
    </Link>
  )
}

/** Long values, such as hashes, below their names. */
export function HashList({
  hashes,
}: {
  readonly hashes: readonly (readonly [name: string, value: string])[]
}) {
  return (
    <dl>
      {hashes.map(([name, value]) => (
        <div key={name} className="border-b border-line py-2 last:border-b-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-mono text-xs break-all">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
