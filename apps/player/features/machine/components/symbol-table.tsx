import { Card } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSymbolName } from '../room-game.ts'
import { SymbolPicture } from './symbol-picture.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly symbols: readonly string[]
  readonly columns: readonly { readonly key: string; readonly head: ReactNode }[]
  readonly cell: (symbol: string, column: number) => ReactNode
}

/** Figures of every symbol, column by column. */
export function SymbolTable({ title, text, symbols, columns, cell }: Props) {
  const t = useTranslations('machine')
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 text-sm text-muted">{text}</p>
      <table className="mt-3 w-full text-sm tabular-nums">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="py-2 text-left font-semibold">
              {t('symbol')}
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className="pl-2 text-right font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {symbols.map((id) => (
            <Row key={id} id={id} columns={columns} cell={cell} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Row({ id, columns, cell }: { readonly id: string } & Pick<Props, 'columns' | 'cell'>) {
  const nameOf = useSymbolName()
  return (
    <tr className="border-t border-line">
      <th scope="row" className="flex items-center gap-2 py-1.5 text-left font-semibold">
        <SymbolPicture id={id} className="size-6" />
        {nameOf(id)}
      </th>
      {columns.map(({ key }, column) => (
        <td key={key} className="pl-2 text-right">
          {cell(id, column)}
        </td>
      ))}
    </tr>
  )
}
