import { Button, Dialog, IconButton, Money } from '@poyraz/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RowSkeletons } from '../../../../shared/lists/row-skeletons.tsx'
import type { Chip } from '../use-chips.ts'
import type { FavouriteProps } from './favourite-bets.tsx'
import { type FavouriteBet, useFavouriteBets } from './use-favourite-bets.ts'

const NAME_LENGTH_MAX = 30

/** Saved layouts of chips: each is placed with one tap, and the chips on the table are saved under a name. */
export function FavouriteDialog(props: FavouriteProps & { onClose(): void }) {
  const t = useTranslations('table.favourites')
  const { game, minBet, chips, isOpen, onPlace, onClose } = props
  const { bets, save, remove } = useFavouriteBets(game)
  const place = (bet: FavouriteBet) => {
    onPlace(bet.chips.map(({ spot, amount }) => ({ spot, amount: Number(amount) })))
    onClose()
  }
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={onClose} shape="sheet" toRead>
      {!bets && <RowSkeletons rows={2} />}
      {bets?.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul className="flex flex-col gap-2">
        {bets?.map((bet) => (
          <li key={bet.id} className="flex items-center gap-2">
            <Button
              variant="quiet"
              disabled={!isOpen || !fits(bet, minBet)}
              title={fits(bet, minBet) ? undefined : t('other')}
              onClick={() => place(bet)}
              className="min-w-0 flex-1 justify-between gap-3"
            >
              <span className="truncate">{bet.name}</span>
              <Money amount={sumOf(bet)} className="flex-none" />
            </Button>
            <IconButton label={t('delete', { name: bet.name })} onClick={() => void remove(bet.id)}>
              <Trash2 className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      {!isOpen && <p className="mt-2 text-sm text-muted">{t('wait')}</p>}
      <SaveBet chips={chips} onSave={save} />
    </Dialog>
  )
}

/** Bets that were saved at a table with smaller chips may not fit. */
const fits = ({ chips }: FavouriteBet, minBet: number) =>
  chips.every(({ amount }) => Number(amount) % minBet === 0)
const sumOf = ({ chips }: FavouriteBet) => chips.reduce((sum, { amount }) => sum + Number(amount), 0)

function SaveBet(props: {
  readonly chips: readonly Chip[]
  onSave(name: string, chips: readonly Chip[]): Promise<boolean>
}) {
  const t = useTranslations('table.favourites')
  const { chips, onSave } = props
  const [name, setName] = useState('')
  if (chips.length === 0) return <p className="mt-4 text-sm text-muted">{t('place')}</p>
  const save = async () => {
    if (name.trim() !== '' && (await onSave(name, chips))) setName('')
  }
  return (
    <div className="mt-4 flex items-end gap-2">
      <label className="flex min-w-0 flex-1 flex-col gap-1 text-sm font-semibold">
        {t('name')}
        <input
          value={name}
          maxLength={NAME_LENGTH_MAX}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && void save()}
          className="min-h-11 min-w-0 rounded-control border border-line-strong bg-bg-raised px-3 font-normal"
        />
      </label>
      <Button onClick={() => void save()} disabled={name.trim() === ''}>
        {t('save')}
      </Button>
    </div>
  )
}
