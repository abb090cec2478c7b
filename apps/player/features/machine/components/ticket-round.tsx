import type { SlotGame } from '@poyraz/games/machine-room'
import { formatCount } from '@poyraz/text'
import { Badge, Card, IconButton, useLang } from '@poyraz/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Frame } from '../frames.ts'
import { timesText } from '../times.ts'
import { FrameGrid } from './frame-grid.tsx'
import { WinsList } from './wins-list.tsx'

type Round = {
  readonly outcome: { readonly units: number; readonly capped: boolean }
  readonly frames: readonly Frame[]
}

/** The round of a ticket, picture by picture. */
export function TicketRound(props: {
  readonly game: SlotGame
  readonly ticket: number
  readonly tickets: number
  readonly round: Round
}) {
  const { game, round } = props
  const [at, setAt] = useState(0)
  const [picked, setPicked] = useState<number | null>(null)
  const frame = round.frames[at]
  if (!frame) return null
  const show = (next: number) => {
    setPicked(null)
    setAt(next)
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
      <Card flush className="overflow-hidden lg:col-span-3">
        <FrameGrid frame={frame} picked={picked} />
        <Steps frame={frame} at={at} count={round.frames.length} onStep={show} />
      </Card>
      <Card className="flex flex-col gap-4 lg:col-span-2">
        <TicketTotal {...props} />
        <FramePays game={game} frame={frame} picked={picked} onPick={setPicked} />
      </Card>
    </div>
  )
}

function Steps(props: {
  readonly frame: Frame
  readonly at: number
  readonly count: number
  readonly onStep: (at: number) => void
}) {
  const t = useTranslations('machine')
  const { frame, at, count, onStep } = props
  const place = t('frame', { index: at + 1, count })
  return (
    <div className="flex items-center gap-2 border-t border-line p-3">
      <IconButton label={t('earlier')} disabled={at === 0} onClick={() => onStep(at - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <label className="flex flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
          <Badge tone={frame.mode === 'free' ? 'lamp' : 'neutral'}>
            {frame.mode === 'free' ? t('freeSpin', { index: frame.spin }) : t('paidSpin')}
          </Badge>
          {place}
        </span>
        <input
          type="range"
          min={0}
          max={count - 1}
          value={at}
          disabled={count === 1}
          aria-label={t('frames')}
          aria-valuetext={place}
          onChange={(event) => onStep(Number(event.target.value))}
          className="h-6 w-full accent-brand"
        />
      </label>
      <IconButton label={t('later')} disabled={at === count - 1} onClick={() => onStep(at + 1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}

function TicketTotal(props: Parameters<typeof TicketRound>[0]) {
  const t = useTranslations('machine')
  const lang = useLang()
  const { rules } = props.game
  const { outcome } = props.round
  const times = (units: number) => timesText(units, rules.unitsPerBet, lang)
  return (
    <div role="status">
      <h2 className="text-lg">{t('ticketPays', { ticket: formatCount(props.ticket, lang) })}</h2>
      <p className="mt-1 font-display text-4xl font-bold tracking-tight tabular-nums">
        <span aria-hidden="true">{times(outcome.units)}×</span>
        <span className="sr-only">{t('times', { times: times(outcome.units) })}</span>
      </p>
      {outcome.capped && (
        <p className="mt-1 text-sm text-muted">{t('capped', { times: times(rules.capUnits) })}</p>
      )}
      <p className="mt-1 text-sm text-muted">
        {t('ticketOdds', { tickets: formatCount(props.tickets, lang) })}
      </p>
    </div>
  )
}

function FramePays(props: {
  readonly game: SlotGame
  readonly frame: Frame
  readonly picked: number | null
  readonly onPick: (win: number | null) => void
}) {
  const t = useTranslations('machine')
  const { frame, game, picked, onPick } = props
  const { unitsPerBet } = game.rules
  const { wins, multiplier, awarded, hold } = frame
  return (
    <div className="border-t border-line pt-4">
      <p className="mb-2 flex justify-between gap-3 font-bold">
        {t('pays')}
        <span className="tabular-nums">{timesText(frame.units, unitsPerBet, useLang())}×</span>
      </p>
      {hold ? (
        <p className="text-sm">
          {t('hold', { respins: hold.respins.length, coins: frame.coins.length })}{' '}
          {hold.full && t('holdFull')}
        </p>
      ) : wins.length === 0 ? (
        <p className="text-sm text-muted">{t('ends')}</p>
      ) : (
        <WinsList
          wins={wins}
          multiplier={multiplier}
          unitsPerBet={unitsPerBet}
          picked={picked}
          onPick={onPick}
        />
      )}
      {awarded > 0 && (
        <p className="mt-2 text-sm font-semibold text-brass">
          {t(frame.mode === 'base' ? 'awards' : 'awardsMore', { spins: awarded })}
        </p>
      )}
    </div>
  )
}
