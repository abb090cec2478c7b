import { type BlackjackMove, basicMove, blackjackSpot, type Card } from '@poyraz/games/tables'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Play } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { DecisionHeading } from './decision-heading.tsx'
import { MoveButton } from './move-button.tsx'
import type { Decisions } from './use-decide.ts'

/** Further stake of a move, as a part of the first one. */
const STAKES = { hit: 0, stand: 0, double: 1, split: 1, insure: 0.5, decline: 0 } as const
const INSURANCE = ['insure', 'decline'] as const
const HAND = ['double', 'split', 'stand', 'hit'] as const

/** Large buttons of the moves while the table waits for the player. */
export function DecisionBar(props: {
  readonly view: LiveTableView
  readonly play: Play
  readonly seat: number
  readonly decisions: Decisions
}) {
  const t = useTranslations('table.hands.stages')
  const { view, play, seat, decisions } = props
  const [isHinted, hint] = useState(false)
  const isInsurance = decisions.moves.includes('insure')
  const best = isHinted ? bestMove(view, seat, decisions) : null
  return (
    <section
      aria-label={t(isInsurance ? 'insurance' : 'yours')}
      className="relative z-10 grid gap-3 rounded-banner border border-brand/50 bg-night/95 px-5 py-3 text-white max-lg:rounded-b-none max-lg:px-3 max-lg:pb-4"
    >
      <DecisionHeading
        view={view}
        staked={play.chips.staked}
        isInsurance={isInsurance}
        best={best}
        isHinted={isHinted}
        onHint={hint}
      />
      <div className="grid grid-cols-2 gap-2.5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {(isInsurance ? INSURANCE : HAND).map((move) => (
          <MoveButton
            key={move}
            move={move}
            decisions={decisions}
            isBest={best === move}
            stake={STAKES[move] * (play.chips.spots.get(blackjackSpot('main', seat)) ?? 0)}
          />
        ))}
      </div>
    </section>
  )
}

/** Basic strategy takes no insurance. */
function bestMove(view: LiveTableView, seat: number, { moves }: Decisions): BlackjackMove | null {
  const { hands } = view.state
  if (moves.includes('decline')) return 'decline'
  const own = hands?.seats.find((one) => one.seat === seat)
  const hand = own?.hands.find(({ id }) => id === hands?.turn?.hand)
  const [up] = hands?.dealer ?? []
  return hand && up !== undefined ? basicMove(hand.cards as readonly Card[], up, moves) : null
}
