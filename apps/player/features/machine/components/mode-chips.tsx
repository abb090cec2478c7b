import type { SlotMode } from '@poyraz/games/machine-room'
import { useTranslations } from 'use-intl'
import { Chips } from './chips.tsx'

/** Chooses the strips of the paid spin or those of free spins. */
export function ModeChips({
  mode,
  onMode,
}: {
  readonly mode: SlotMode
  readonly onMode: (mode: SlotMode) => void
}) {
  const t = useTranslations('machine')
  return (
    <Chips
      label={t('mode')}
      options={[
        ['base', t('modes.base')],
        ['free', t('modes.free')],
      ]}
      chosen={mode}
      onChoose={onMode}
    />
  )
}
