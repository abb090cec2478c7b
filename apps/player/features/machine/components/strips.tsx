import type { SlotStrips } from '@poyraz/games/machine-room'
import { Card, cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useSymbolName } from '../room-game.ts'
import { SymbolPicture } from './symbol-picture.tsx'

type Props = {
  readonly strips: SlotStrips
  readonly stops: readonly number[]
  readonly rows: readonly number[]
  readonly onStop: (reel: number, stop: number) => void
}

/** Every symbol of every strip; a press brings a stop to the top of the window. */
export function Strips({ strips, stops, rows, onStop }: Props) {
  const t = useTranslations('machine')
  return (
    <Card>
      <h2 className="text-lg">{t('strips')}</h2>
      <p className="mt-1 text-sm text-muted">{t('stripsText')}</p>
      <ol className="mt-4 flex flex-col gap-4">
        {strips.map((strip, reel) => (
          <li key={reel}>
            <p className="mb-1 flex items-baseline gap-2 text-sm font-semibold">
              {t('reel', { number: reel + 1 })}
              <span className="text-xs text-muted">{t('stripLength', { count: strip.length })}</span>
            </p>
            <Strip
              strip={strip}
              stop={stops[reel] ?? 0}
              rows={rows[reel] ?? 0}
              onStop={(stop) => onStop(reel, stop)}
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Strip(props: {
  readonly strip: readonly string[]
  readonly stop: number
  readonly rows: number
  readonly onStop: (stop: number) => void
}) {
  const t = useTranslations('machine')
  const nameOf = useSymbolName()
  const { strip, stop, rows, onStop } = props
  return (
    <ul className="flex flex-wrap gap-0.5">
      {strip.map((symbol, place) => {
        const isSeen = (place - stop + strip.length) % strip.length < rows
        return (
          <li key={place}>
            {/* The reel above is the control for the keyboard: hundreds of stops would be in its way. */}
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('stop', { stop: place, symbol: nameOf(symbol) })}
              title={t('stop', { stop: place, symbol: nameOf(symbol) })}
              onClick={() => onStop(place)}
              className={cx(
                'grid size-9 place-items-center rounded-small p-1',
                isSeen ? 'bg-brand-soft inset-ring-2 inset-ring-brand' : 'bg-surface-2 hover:bg-line',
              )}
            >
              <SymbolPicture id={symbol} className="size-full" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
