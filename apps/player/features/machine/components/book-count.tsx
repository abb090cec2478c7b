import type { SlotGame } from '@poyraz/games/machine-room'
import { formatCount } from '@poyraz/text'
import { Button, Card, Meter, useLang } from '@poyraz/ui'
import { BookOpen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { timesText } from '../times.ts'
import { useCount } from '../use-count.ts'
import type { TopTicket } from '../whole-book.ts'
import { Counted } from './counted.tsx'

type Props = {
  readonly game: SlotGame
  readonly tickets: number
  readonly onTicket: (ticket: number) => void
}

/** Plays the whole book in the browser: its return, and the tickets that pay most. */
export function BookCount({ game, tickets, onTicket }: Props) {
  const t = useTranslations('machine')
  const lang = useLang()
  const { part, state, start } = useCount(game.rules)
  const book = part?.kind === 'book' ? part : null
  const all = formatCount(tickets, lang)
  const played = t('played', { played: formatCount(book?.played ?? 0, lang), tickets: all })
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-lg">{t('count')}</h2>
      <p className="text-sm text-muted">{t('countBook', { tickets: all })}</p>
      <Button busy={state === 'running'} onClick={start}>
        <BookOpen aria-hidden="true" className="size-4.5" />
        {t(state === 'running' ? 'counting' : 'startBook')}
      </Button>
      {state === 'running' && (
        <div className="w-full">
          <Meter label={t('counting')} text={played} value={book?.played ?? 0} max={tickets} />
          <p className="mt-1 text-xs text-muted tabular-nums">{played}</p>
        </div>
      )}
      <div role="status" className="w-full">
        {state === 'failed' && <p className="text-danger">{t('failed')}</p>}
        {state === 'done' && book && <Counted gameID={game.id} percent={book.percent} />}
      </div>
      {book && <Top game={game} top={book.top} onTicket={onTicket} />}
    </Card>
  )
}

function Top(props: {
  readonly game: SlotGame
  readonly top: readonly TopTicket[]
  readonly onTicket: (ticket: number) => void
}) {
  const t = useTranslations('machine')
  const lang = useLang()
  const { unitsPerBet } = props.game.rules
  return (
    <section aria-label={t('top')} className="w-full">
      <h3 className="text-base">{t('top')}</h3>
      <ol className="mt-1">
        {props.top.map(({ ticket, units }) => {
          const times = timesText(units, unitsPerBet, lang)
          const name = formatCount(ticket, lang)
          return (
            <li key={ticket}>
              <button
                type="button"
                aria-label={t('topTicket', { ticket: name, times })}
                onClick={() => props.onTicket(ticket)}
                className="-mx-2 flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-2 text-sm tabular-nums hover:bg-surface-2"
              >
                <span className="font-semibold text-brand">{name}</span>
                <span className="font-bold">{times}×</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
