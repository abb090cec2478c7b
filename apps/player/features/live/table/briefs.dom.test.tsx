import { pokerGameOf } from '@poyraz/games/tables'
import { en } from '@poyraz/text/tables/en'
import { tr } from '@poyraz/text/tables/tr'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import { show } from '../../../testing/show.tsx'
import { CardBrief } from './cards/card-stage.tsx'
import { PokerBrief } from './poker/poker-stage.tsx'
import type { LiveTableView } from './use-table.ts'

const TEXTS = { tr, en } as const

const viewOf = (state: object) =>
  ({ table: {}, state: { endsAt: 0, dealer: null, ...state }, results: [] }) as unknown as LiveTableView
const showBrief = (brief: ReactNode) => show(<TextsBeyond texts={TEXTS}>{brief}</TextsBeyond>, 'tr')
/** A mark beside the cards; cards have letters and digits themselves. */
const markOf = (text: string) => screen.getByText(text, { selector: 'span' })
/** Names of the open cards, from the left. */
const cards = () => screen.getAllByRole('img').map((card) => card.getAttribute('aria-label'))

it('baccarat in brief has all cards and the points of both hands', async () => {
  // Nine and ten of clubs against three and four of clubs.
  const outcome = { player: [7, 8], banker: [1, 2] }
  await showBrief(<CardBrief view={viewOf({ phase: 'result', outcome })} game="baccarat" />)
  expect(cards()).toEqual(['9♣', '10♣', '3♣', '4♣'])
  expect([markOf('9'), markOf('7')]).toHaveLength(2)
})

it('dragon tiger in brief has the letters of both sides before the cards come', async () => {
  const view = viewOf({ phase: 'drawing', outcome: { dragon: 0, tiger: 1 }, endsAt: Date.now() + 60_000 })
  await showBrief(<CardBrief view={view} game="dragon-tiger" />)
  expect([markOf('E'), markOf('K')]).toHaveLength(2)
  expect(screen.queryAllByRole('img')).toEqual([])
})

it.each(['three-card-poker', 'casino-holdem'] as const)(
  '%s in brief has the hand of the players and the open shared cards, and backs for the dealer',
  async (name) => {
    const game = pokerGameOf({ game: name })
    if (!game) throw new Error('a poker game')
    const [player, board] = [
      game.slots.all.player.map((_, place) => place),
      game.slots.first.board.map(() => 13),
    ]
    const poker = { stage: 'decision', stageMs: 15_000, player, board, dealer: [] }
    const view = viewOf({ phase: 'drawing', outcome: null, poker })
    await showBrief(<PokerBrief view={view} name={name} game={game} />)
    expect(cards()).toEqual([...player.map((card) => `${card + 2}♣`), ...board.map(() => '2♦')])
    expect([markOf('O'), markOf('K')]).toHaveLength(2)
    expect(document.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(game.slots.all.dealer.length)
  },
)
