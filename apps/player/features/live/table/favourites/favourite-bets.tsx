import { Button, late } from '@poyraz/ui'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Chip } from '../use-chips.ts'
import type { Table } from '../use-table.ts'

const FavouriteDialog = late(() => import('./favourite-dialog.tsx').then((module) => module.FavouriteDialog))

export type FavouriteProps = {
  readonly game: Exclude<Table['game'], 'blackjack' | 'crash'>
  /** Chips of the table are multiples of it, in kuruş. */
  readonly minBet: number
  /** Chips that the player has on the table now. */
  readonly chips: readonly Chip[]
  readonly isOpen: boolean
  /** One of several tables has no room for the word. */
  readonly isSmall: boolean
  onPlace(chips: readonly Chip[]): void
}

/** Opens the saved layouts of chips. */
export function FavouriteBets(props: FavouriteProps) {
  const t = useTranslations('table')
  const [isShown, show] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => show(true)}
        className="gap-2 bg-white/5 px-3 text-white inset-ring-white/20 hover:bg-white/15 max-lg:px-3 max-lg:text-xs"
      >
        <Star aria-hidden="true" className="size-4.5 flex-none" />
        <span className={props.isSmall ? 'sr-only' : 'max-lg:sr-only lg:group-data-chat/scene:sr-only'}>
          {t('favourites.open')}
        </span>
      </Button>
      {isShown && <FavouriteDialog {...props} onClose={() => show(false)} />}
    </>
  )
}
