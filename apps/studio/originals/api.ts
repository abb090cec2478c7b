import type { casinoPlay, casinoRound } from '@poyraz/contract'
import { err, type Kurus, ok, type Result } from '@poyraz/kernel'
import { readAnyRound, type WireRound } from '../api/casino.ts'
import type { Endpoint, Refused } from '../api/endpoint.ts'
import { createPlayerApi, type PlayerApi } from '../api/player.ts'
import type { Command, OriginalClient, Shown } from './client.ts'
import type { OriginalRound } from './state.ts'

export type PlayedOriginal = { readonly round: OriginalRound; readonly demoToken: string | null }

export type OriginalApi = PlayerApi & {
  /** Starts a round with its first command. */
  start(bet: Sent & { readonly stakeKurus: Kurus }): Promise<Result<PlayedOriginal, Refused>>
  /** Goes on with an open round. `step` is the number of commands that the player has seen. */
  goOn(
    next: Sent & { readonly roundId: string; readonly step: number },
  ): Promise<Result<PlayedOriginal, Refused>>
  round(roundId: string): Promise<Result<OriginalRound, Refused>>
}

type Sent = { readonly command: Command; readonly key: string; readonly demoToken: string | null }

export function createOriginalApi(endpoint: Endpoint, gameID: number, client: OriginalClient): OriginalApi {
  const play = async (data: Parameters<typeof endpoint<typeof casinoPlay>>[1]) => {
    const reply = await endpoint<typeof casinoPlay>({ class: 'casino', method: 'play' }, data)
    if (!reply.ok) return reply
    const round = readRound(client, { ...reply.value, balanceAfter: reply.value.balance })
    return round.ok ? ok({ round: round.value, demoToken: reply.value.demoToken ?? null }) : round
  }
  return {
    ...createPlayerApi(endpoint, gameID),
    start({ stakeKurus, command: choice, key, demoToken }) {
      const paid = { gameID, stake: Number(stakeKurus), choice, key }
      return play(demoToken === null ? paid : { ...paid, demoToken })
    },
    goOn({ roundId, command: choice, step, key, demoToken }) {
      const next = { choice, step, key }
      return play(demoToken === null ? { ...next, roundID: roundId } : { ...next, demoToken })
    },
    async round(roundId) {
      const name = { class: 'casino', method: 'round' } as const
      const reply = await endpoint<typeof casinoRound>(name, { roundID: roundId })
      return reply.ok ? readRound(client, reply.value) : reply
    },
  }
}

type Wire = WireRound & { readonly state: 'open' | 'closed' }

/** Refuses as `outdated` an outcome that this page does not know. */
function readRound(client: OriginalClient, wire: Wire): Result<OriginalRound, Refused> {
  const { outcome, state } = wire
  if (!isShown(outcome) || !client.isOutcome(outcome))
    return err({ error: 'outdated', message: '', data: null })
  return ok({ ...readAnyRound(client.game.slug, wire), outcome, isOpen: state === 'open' })
}

function isShown(outcome: object): outcome is Shown {
  const { units, commands } = outcome as Partial<Shown>
  return Number.isSafeInteger(units) && Array.isArray(commands)
}
