import { compile, isStripGame, type SlotGame } from '@poyraz/games/machine-room'
import { Card } from '@poyraz/ui'
import { useMemo, useState } from 'react'
import { framesOf, outcomeAt, type TicketMachine } from '../frames.ts'
import type { MachineSearch } from '../machine-address.ts'
import { BookCount } from './book-count.tsx'
import { FallWeights } from './fall-weights.tsx'
import { HeightRoom } from './height-room.tsx'
import { MachineFiles } from './machine-files.tsx'
import { StripCounts } from './strip-counts.tsx'
import { TicketChoice } from './ticket-choice.tsx'
import { TicketRound } from './ticket-round.tsx'

/** Shows the rounds of a book: one ticket of the reader's choice, and the count of all tickets. */
export function BookRoom({ game, opened }: { readonly game: SlotGame; readonly opened: MachineSearch }) {
  const { rules } = game
  const machine = useMemo(() => ticketMachine(game), [game])
  const { tickets } = machine.rules
  const [ticket, setTicket] = useState(ticketOf(opened, tickets))
  const round = useMemo(() => {
    const outcome = outcomeAt(machine, ticket)
    return { outcome, frames: framesOf(rules, outcome) }
  }, [machine, rules, ticket])
  return (
    <>
      <Card>
        <TicketChoice ticket={ticket} tickets={tickets} onTicket={setTicket} />
      </Card>
      <TicketRound key={ticket} game={game} ticket={ticket} tickets={tickets} round={round} />
      {'showReels' in machine && machine.rules.heights && (
        <HeightRoom machine={machine} heights={machine.rules.heights} opened={opened} />
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {isStripGame(game) ? <StripCounts strips={game.rules.strips.base} /> : <FallWeights game={game} />}
        <div className="flex flex-col gap-5">
          <BookCount game={game} tickets={tickets} onTicket={setTicket} />
          <MachineFiles game={game} />
        </div>
      </div>
    </>
  )
}

function ticketMachine({ slug, rules }: SlotGame): TicketMachine {
  const machine = compile(rules)
  if (!('unitsOf' in machine)) throw new Error(`${slug} has no book`)
  return machine
}

/** The ticket of the link; the first one if the book has none of that number. */
function ticketOf({ ticket = 0 }: MachineSearch, tickets: number): number {
  return ticket < tickets ? ticket : 0
}
