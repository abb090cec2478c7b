import { type TableProof, verifyOpenCards, verifySeats, verifyTableRound } from '@poyraz/fairness/verify'
import { tableMapping } from '@poyraz/games/tables'

/**
 * Returns the lines of the report about a round of a live table and the exit code: 0 only if everything was
 * computed and matches, 1 if something does not match, 2 if it cannot be decided.
 */
export function reportTable(proof: TableProof): { readonly lines: readonly string[]; readonly code: number } {
  const mapping = tableMapping(proof.gameID)
  const round = verifyTableRound(proof, mapping)
  if (round === null)
    return { lines: [headOf(proof), 'Not yet, or void: the round has no outcome to compute.'], code: 2 }
  const cards = verifyOpenCards(proof, mapping)
  const seats = verifySeats(proof)
  const steps: readonly (readonly [name: string, holds: boolean])[] = [
    ['chain', round.chain],
    ['rules', round.rules],
    ...(proof.seats.length === 0 ? [] : [['seats', seats.holds] as const]),
    ...(round.shoe === null ? [] : [['shoe', round.shoe] as const]),
    ...(cards === null ? [] : [['cards', cards.holds] as const]),
    ['outcome', round.outcome],
  ]
  const holds = steps.every(([, one]) => one)
  return {
    lines: [
      headOf(proof),
      ...steps.map(([name, one]) => `${one ? 'ok  ' : 'FAIL'}  ${name}`),
      `seeds of players: ${seats.opened} opened, ${seats.unopened} not opened`,
      ...(seats.unopened > 0 ? [unopenedNote(seats.unopened)] : []),
      holds ? 'Proven: the chain and these seeds make exactly this outcome.' : 'DISPROVEN.',
    ],
    code: holds ? 0 : 1,
  }
}

const headOf = ({ gameID, number, seasonID }: TableProof) => `${gameID}, round ${number} of ${seasonID}`

const unopenedNote = (count: number) =>
  `Note: whoever knew the chain and owned all seeds that were not opened could choose among ${2n ** BigInt(count)} outcomes before the bets.`
