import { livePaths } from '@poyraz/site/live'
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
  const t = useTranslations('table.proof')
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
      <Link
        to={livePaths.table}
        params={{ id: String(tableID) }}
        className={buttonClass({ variant: 'quiet' })}
      >
        {t('table')}
      </Link>
    </div>
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
