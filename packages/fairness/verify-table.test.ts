import { describe, expect, it } from 'vitest'
import type { Draws } from './draws.ts'
import {
  chainHandId,
  chainSeed,
  commitSeatSeed,
  cutDeck,
  deckOrder,
  deckRoot,
  openCard,
  rulesHash,
  seatClients,
  sharedDraws,
  toHex,
} from './index.ts'
import {
  type TableMapping,
  type TableProof,
  verifyOpenCards,
  verifySeats,
  verifyTableRound,
} from './verify-table.ts'

const DECK = 52
const WHEEL: Extract<TableMapping, { readonly kind: 'drawn' }> = {
  kind: 'drawn',
  rules: { gameId: 'wheel', version: 1, pockets: 37 },
  decide: (draws) => wheelOf(draws),
}
const wheelOf = (draws: Draws) => ({ number: draws.int(37) })
/** Three cards, and three others that a player may ask for. */
const CARDS: Extract<TableMapping, { readonly kind: 'shoe' }> = {
  kind: 'shoe',
  rules: { gameId: 'cards', version: 1, decks: 1 },
  cards: DECK,
  replay(outcome, shoe) {
    const { asked } = outcome as { readonly asked: number }
    return asked > 3 ? null : { asked, cards: Array.from({ length: 3 + asked }, (_, slot) => shoe(slot)) }
  },
}
const MAPPINGS: Readonly<Record<string, TableMapping>> = { wheel: WHEEL, cards: CARDS }
const mappingOf = ({ gameID }: TableProof) => MAPPINGS[gameID] ?? null
const SEASON = 'table-101-s1'
const seed = new Uint8Array(32).fill(9)
const handID = chainHandId(SEASON, 5)
const text = (name: string) => name.padEnd(32, '.')
const SEATS = ['ada', 'can', 'eda'].map((name) => ({
  commit: commitSeatSeed(handID, text(name)),
  seed: name === 'can' ? null : text(name),
}))
const clients = seatClients(SEATS)
const common = {
  roundID: '018f0000-0000-7000-8000-000000000001',
  seasonID: SEASON,
  terminal: toHex(chainSeed({ seasonId: SEASON, from: 5, seed }, 0)),
  number: 5,
  handID,
  seats: SEATS,
  seed: toHex(seed),
}

function wheelProof(): TableProof {
  const hash = rulesHash(WHEEL.rules)
  const draws = sharedDraws({ gameId: 'wheel', rulesHash: hash, seed, round: 5, clients })
  const outcome = wheelOf(draws)
  const streams = [{ words: draws.words, rejects: draws.rejects }]
  return { ...common, gameID: 'wheel', rulesHash: hash, streams, cards: null, outcome }
}

function cardsProof(name: string = handID): TableProof {
  const deck = { handId: name, gameId: 'cards', rulesHash: rulesHash(CARDS.rules), n: DECK }
  const root = deckRoot(deck, seed)
  const places = cutDeck(deck, root, clients)
  const order = deckOrder(deck, seed)
  const outcome = CARDS.replay({ asked: 1 }, (slot) => order[places[slot] as number] as number)
  const { p, code, salt, path } = openCard(deck, seed, places[0] as number)
  const open = [{ slot: 0, p, code, salt: toHex(salt), path: path.map(toHex) }]
  const cards = { root: toHex(root), open }
  const { gameId: gameID, rulesHash: rules } = deck
  return { ...common, handID: name, gameID, rulesHash: rules, streams: [], cards, outcome }
}

const check = (proof: TableProof) => verifyTableRound(proof, mappingOf(proof))
const checkCards = (proof: TableProof) => verifyOpenCards(proof, mappingOf(proof))

describe('a round with seeds of players', () => {
  it('is proven with its list, and counts the seeds that were not opened', () => {
    const proof = wheelProof()
    expect(check(proof)).toEqual({ chain: true, rules: true, outcome: true, shoe: null })
    expect(verifySeats(proof)).toEqual({ opened: 2, unopened: 1, holds: true })
  })

  it('is not proven with other seeds, fewer seeds, or another order', () => {
    const proof = wheelProof()
    const changed = [SEATS.slice(0, 2), SEATS.toReversed(), [...SEATS, ...SEATS]]
    for (const seats of changed) expect(check({ ...proof, seats })?.outcome).toBe(false)
  })

  it('has a list only for a round of a chain that was published before, under the name of that round', () => {
    const proof = wheelProof()
    expect(verifySeats({ ...proof, number: 1, handID: chainHandId(SEASON, 1) }).holds).toBe(false)
    expect(verifySeats({ ...proof, handID: proof.roundID }).holds).toBe(false)
    const other = SEATS.map((seat) => ({ ...seat, seed: text('others') }))
    expect(verifySeats({ ...proof, seats: other }).holds).toBe(false)
  })

  it('has its shoe cut by them, and open cards fit the cut', () => {
    const proof = cardsProof()
    expect(check(proof)).toEqual({ chain: true, rules: true, outcome: true, shoe: true })
    expect(checkCards(proof)).toEqual({ count: 1, holds: true })
    const without = { ...proof, seats: [] }
    expect(check(without)?.outcome).toBe(false)
    expect(checkCards(without)?.holds).toBe(false)
  })

  it('has a shoe under a name that nobody could choose; only rounds without seeds may use their id', () => {
    expect(check(cardsProof('chosen-name'))?.shoe).toBe(false)
    expect(check(cardsProof(common.roundID))?.shoe).toBe(false)
  })
})

describe('a proof', () => {
  it('decides nothing while the seed is not revealed, and for a void round', () => {
    expect(check({ ...wheelProof(), seed: null })).toBeNull()
    expect(check({ ...wheelProof(), outcome: null })).toBeNull()
  })

  it('fails in the step that does not hold', () => {
    const proof = wheelProof()
    expect(check({ ...proof, terminal: '0'.repeat(64) })).toMatchObject({ chain: false, outcome: true })
    expect(check({ ...proof, rulesHash: '0'.repeat(64) })).toMatchObject({ chain: true, rules: false })
    expect(check({ ...proof, streams: [{ words: 2, rejects: 0 }] })?.outcome).toBe(false)
    expect(check({ ...proof, streams: [] })?.outcome).toBe(false)
    expect(check({ ...proof, gameID: 'unknown' })).toMatchObject({
      chain: true,
      rules: false,
      outcome: false,
    })
  })

  it('fails for a changed card, another root and decisions against the rules', () => {
    const proof = cardsProof()
    const root = { ...proof.cards, root: '0'.repeat(64), open: [] }
    expect(check({ ...proof, cards: root })).toMatchObject({ shoe: false, outcome: true })
    expect(check({ ...proof, outcome: { asked: 4, cards: [] } })?.outcome).toBe(false)
    const [card] = proof.cards?.open ?? []
    const open = card ? [{ ...card, code: (card.code + 1) % DECK }] : []
    const changed = { root: proof.cards?.root ?? '', open }
    expect(checkCards({ ...proof, cards: changed })).toEqual({ count: 1, holds: false })
    expect(checkCards(wheelProof())).toBeNull()
  })

  it('without seeds has the bytes of rounds from before, also under the id of the round', () => {
    const empty = { gameId: 'wheel', rulesHash: rulesHash(WHEEL.rules), seed, round: 5, clients: [] }
    const draws = sharedDraws(empty)
    const outcome = wheelOf(draws)
    const streams = [{ words: draws.words, rejects: draws.rejects }]
    const before = { ...wheelProof(), handID: common.roundID, seats: [], outcome, streams }
    expect(check(before)).toEqual({ chain: true, rules: true, outcome: true, shoe: null })
  })
})
