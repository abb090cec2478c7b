import type { casinoSharedRound } from '@poyraz/contract'
import { poolOfKey } from '@poyraz/games/jackpot-pools'
import { err, kurus, ok, type Result } from '@poyraz/kernel'
import type { StudioGame } from '../catalogue.ts'
import { readOutcome } from '../round/read-outcome.ts'
import type { Round } from '../round/state.ts'
import type { Endpoint, Refused } from './endpoint.ts'

/** Reads the shared round of a film. */
export type SharedRoundApi = () => Promise<
  Result<{ readonly round: Round; readonly rulesHash: string }, Refused>
>

/** `token` is that of the round's link. A round of another game counts as one that does not exist. */
export function createSharedRoundApi(endpoint: Endpoint, game: StudioGame, token: string): SharedRoundApi {
  return async () => {
    const reply = await endpoint<typeof casinoSharedRound>(
      { class: 'casino', method: 'shared_round' },
      { token },
    )
    if (!reply.ok) return reply
    const { stake, win, proof } = reply.value
    if (proof.gameID !== game.slug) return err(refusal('not_found'))
    const outcome = readOutcome(game.rules, proof.outcome)
    if (!outcome.ok) return err(refusal(outcome.error))
    const { roundID, commitment, clientSeed, nonce, staleSeed, rulesHash } = proof
    const money = { stakeKurus: kurus(stake), winKurus: kurus(win), balanceKurus: kurus(win) }
    const fairness = { commitment, clientSeed, nonce, staleSeed }
    return ok({
      rulesHash,
      round: {
        roundId: roundID,
        ...money,
        ...jackpotOf(proof.jackpot),
        fairness,
        proof: null,
        outcome: outcome.value,
      },
    })
  }
}

/** The jackpot that the receipt of a round states; nothing if it won none. */
function jackpotOf(
  stated: { pool: string; level: string | null; amount: string } | undefined,
): Pick<Round, 'jackpot'> {
  const levels = poolOfKey(stated?.pool ?? '')?.rules.levels
  const won = levels?.find(({ key }) => key === stated?.level)
  return won && stated ? { jackpot: { id: won.id, amountKurus: kurus(BigInt(stated.amount)) } } : {}
}

function refusal(error: Refused['error']): Refused {
  return { error, message: '', data: null }
}
