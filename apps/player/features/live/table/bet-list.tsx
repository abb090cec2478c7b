import { Button, Money, Select } from '@poyraz/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Chip, Chips } from './use-chips.ts'

/** The table as a form: every spot by its name. Keyboards and screen readers play with it. */
export function BetList(props: {
  readonly spots: readonly string[]
  readonly nameOf: (spot: string) => string
  readonly amount: number
  readonly chips: Chips
  readonly isOpen: boolean
  onPlace(chip: Chip): void
  onClose(): void
}) {
  const t = useTranslations('table.list')
  const close = useTranslations('table.history')('close')
  const { spots, nameOf, amount, chips } = props
  const [spot, choose] = useState(spots[0] ?? '')
  return (
    <section
      aria-label={t('title')}
      className="absolute inset-y-0 right-0 z-30 flex w-full max-w-search flex-col gap-4 overflow-y-auto border-l border-line bg-surface p-5 text-text shadow-art"
    >
      <div className="flex items-start gap-3">
        <h2 className="flex-1 text-xl">{t('title')}</h2>
        <button
          type="button"
          aria-label={close}
          onClick={props.onClose}
          className="grid size-11 place-items-center"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p className="text-sm text-muted">{t('text')}</p>
      <label className="flex flex-col gap-1 text-sm font-semibold">
        {t('place')}
        <Select
          value={spot}
          invalid={false}
          options={spots.map((id) => ({ value: id, label: nameOf(id) }))}
          onChange={({ target }) => choose(target.value)}
        />
      </label>
      <Button disabled={!props.isOpen} onClick={() => props.onPlace({ spot, amount })}>
        {t('put')} · <Money amount={amount} fraction="auto" />
      </Button>
      <h3 className="text-lg">{t('own')}</h3>
      {chips.spots.size === 0 && <p className="text-sm text-muted">{t('none')}</p>}
      <ul aria-live="polite">
        {[...chips.spots].map(([id, staked]) => (
          <li key={id} className="flex justify-between border-b border-line py-2 text-sm">
            {nameOf(id)}
            <Money amount={staked} className="font-bold" />
          </li>
        ))}
      </ul>
    </section>
  )
}
