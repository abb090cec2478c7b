import { compile, isStripGame, type SlotGame } from '@poyraz/games/machine-room'
import { Card } from '@poyraz/ui'
import { useMemo, useState } from 'react'
import { framesOf, outcomeAt, type TicketMachine } from '../frames.ts'
import { BookCount } from './book-count.tsx'
import { FallWeights } from './fall-weights.tsx'
import { MachineFiles } from './machine-files.tsx'
import { StripCounts } from './strip-counts.tsx'
import { TicketChoice } from './ticket-choice.tsx'
import { TicketRound } from './ticket-round.tsx'

/** Shows the rounds of a book: one ticket of the reader's choice, and the count of all tickets. */
export function BookRoom({ game, opened }: { readonly game: SlotGame; readonly opened: number | undefined }) {
  const { rules } = game
  const machine = useMemo(() => ticketMachine(game), [game])
  const { tickets } = machine.rules
  const [ticket, setTicket] = useState(opened !== undefined && opened < tickets ? opened : 0)
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
