import { Button, Dialog, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { tablesListQuery } from '../../../shared/tables/table-states.ts'
import { isMultiGame } from './main-spots.ts'

/** A free place, and the dialog in which the player chooses a table for it. */
export function TablePicker(props: { readonly chosen: readonly number[]; onPick(tableID: number): void }) {
  const t = useTranslations('multi')
  const [isOpen, open] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => open(true)}
        className="flex min-h-24 flex-col items-center justify-center gap-2 rounded-tile border-2 border-dashed border-white/35 font-semibold text-white hover:bg-white/5"
      >
        <Plus aria-hidden="true" className="size-7" />
        {t('add')}
        {props.chosen.length === 0 && <span className="text-sm font-normal text-white/80">{t('hint')}</span>}
      </button>
      {isOpen && (
        <Dialog
          open
          title={t('add')}
          closeLabel={t('close')}
          onClose={() => open(false)}
          shape="sheet"
          toRead
        >
          <Tables
            chosen={props.chosen}
            onPick={(tableID) => {
              props.onPick(tableID)
              open(false)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

function Tables({ chosen, onPick }: { readonly chosen: readonly number[]; onPick(tableID: number): void }) {
  const t = useTranslations('table')
  const { data } = useQuery(tablesListQuery(useLang()))
  const free = data?.data.filter(
    ({ tableID, game, state }) =>
      isMultiGame(game) && state.opensAt === null && !state.dealer && !chosen.includes(tableID),
  )
  if (!free) return <RowSkeletons rows={6} />
  return (
    <ul className="flex flex-col gap-2">
      {free.map(({ tableID, name, game }) => (
        <li key={tableID}>
          <Button
            variant="quiet"
            onClick={() => onPick(tableID)}
            className="w-full justify-between gap-3 text-left"
          >
            <span className="min-w-0 flex-1">{name}</span>
            <span className="flex-none text-right text-sm font-normal text-muted">{t(`games.${game}`)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
