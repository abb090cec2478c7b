import { formatCount } from '@poyraz/text'
import { Button, IconButton, TextField, useLang } from '@poyraz/ui'
import { ChevronLeft, ChevronRight, Dices } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { randomBelow } from '../random-below.ts'
import { LinkButton } from './link-button.tsx'

type Props = {
  readonly ticket: number
  readonly tickets: number
  readonly onTicket: (ticket: number) => void
}

/** Chooses a ticket: by its number, the next one, or any. */
export function TicketChoice({ ticket, tickets, onTicket }: Props) {
  const t = useTranslations('machine')
  return (
    <div className="flex flex-1 flex-wrap items-start gap-2">
      <TicketNumber ticket={ticket} tickets={tickets} onTicket={onTicket} />
      <div className="flex flex-wrap gap-2 sm:pt-7">
        <IconButton label={t('previous')} onClick={() => onTicket((ticket + tickets - 1) % tickets)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t('next')} onClick={() => onTicket((ticket + 1) % tickets)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
        <Button variant="quiet" onClick={() => onTicket(randomBelow(tickets))}>
          <Dices aria-hidden="true" className="size-4.5" />
          {t('random')}
        </Button>
        <LinkButton search={{ ticket }} />
      </div>
    </div>
  )
}

/** Shows the ticket as soon as its number is typed. */
function TicketNumber({ ticket, tickets, onTicket }: Props) {
  const t = useTranslations('machine')
  const last = formatCount(tickets - 1, useLang())
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && ticketOf(typed, tickets) === null
  return (
    <div className="min-w-56 flex-1">
      <TextField
        label={t('ticket')}
        hint={t('ticketHint', { last })}
        error={isWrong ? t('badTicket', { last }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(ticket)}
        onBlur={() => setTyped(null)}
        onChange={({ target: { value } }) => {
          setTyped(value)
          const wanted = ticketOf(value, tickets)
          if (wanted !== null) onTicket(wanted)
        }}
      />
    </div>
  )
}

const DIGITS = /^\d{1,15}$/

/** Reads a typed number, with or without separators of thousands. */
function ticketOf(text: string, tickets: number): number | null {
  const digits = text.replace(/[\s.,]/g, '')
  if (!DIGITS.test(digits)) return null
  return Number(digits) < tickets ? Number(digits) : null
}
