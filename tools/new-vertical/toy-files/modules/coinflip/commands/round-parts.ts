import { createHash } from 'node:crypto'
import { rulesHash, streamDraws } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { COIN_FLIP_RULES } from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import type { OpenBet } from '@poyraz/wagering'
import type { CoinflipCtx } from '../ctx.ts'
import type { Round, Seat } from '../store/rounds.ts'

export const SEATS = COIN_FLIP_RULES.seats
const RULES_HASH = rulesHash(COIN_FLIP_RULES)

/** Draws of the round, from where it stands. The ids of the bets are the players' part of the randomness. */
export function drawsOf({ seeds }: CoinflipCtx, { id, sealedSeed, words, rejects, seats }: Round) {
  const input = {
    key: seeds.open(id, sealedSeed),
    gameId: 'coinflip',
    rulesHash: RULES_HASH,
    clients: seats.map(({ seat, betId }) => ({ seat, seed: new TextEncoder().encode(betId) })),
    public: new Uint8Array(0),
    nonce: 1,
    stream: 'main',
  }
  return streamDraws(input, nodeHash, { words, rejects })
}

export function betOf({ id, stake }: Round, { playerId, epoch, betId }: Seat): OpenBet {
  return {
    id: betId,
    playerId,
    epoch,
    product: 'tavla',
    item: 'table:coinflip',
    game: 'coinflip',
    house: 'house:tavla:coinflip',
    key: `coinflip:${betId}`,
    inputHash: createHash('sha256').update(`${id}:${stake}`).digest('hex'),
    stake: kurus(stake),
  }
}
