import { rulesHash } from '@poyraz/fairness'
import { err, kurus, ok, type Result } from '@poyraz/kernel'
import type { Refused } from '../api/endpoint.ts'
import type { SharedRoundApi } from '../api/shared-round.ts'
import { betOf } from '../round/pays.ts'
import { standOf } from '../round/stand.ts'
import type { Round } from '../round/state.ts'
import { boughtOf } from '../round/steps.ts'
import type { Scene } from '../scene/scene.ts'
import type { Studio } from '../studio.ts'
import { loadCascades } from './load-cascades.ts'
import { stop } from './refuse.ts'
import { reviewWins } from './review.ts'
import { showRound } from './show.ts'

/** Pause before the film begins, so that the viewer sees the game first. */
const CURTAIN_MS = 900

/**
 * Opens a shared round and shows it. Reads nothing but the round: no session, no balance, no seeds, and no
 * stake is ever sent.
 */
export async function openReplay(
  studio: Studio,
  sceneReady: Promise<Scene>,
  shared: SharedRoundApi,
): Promise<void> {
  const { shell, send, game, frames } = studio
  const cascades = game.rules.mapping === 'book-1' ? loadCascades() : null
  const [round, scene] = await Promise.all([readShared(studio, shared), sceneReady, cascades])
  studio.scene = scene
  shell.tell({ type: 'poyraz:ready', gameID: studio.launch.gameId, balance: null })
  const { stand, window } = standOf(game.rules, undefined)
  scene.rest(stand)
  if (!round.ok) return stop(studio, round.error)
  const stakeKurus = betOf(game.rules, round.value)
  send({ kind: 'opened', balanceKurus: null, stakeKurus, funds: null, window, round: round.value })
  await frames.wait(CURTAIN_MS)
  await replay(studio)
}

/** Shows the round of the film from its beginning. Does nothing while it is shown. */
export async function replay(studio: Studio): Promise<void> {
  const { game, store, send, scene, sounds, taps } = studio
  const { phase, round, plate } = store.getState()
  if (plate) return taps.tap()
  if (phase !== 'idle' || !round || !scene) return
  const nothing = kurus(0)
  const betKurus = betOf(game.rules, round)
  send({ kind: 'resumed', round, takenKurus: nothing, betKurus, feature: null, shownKurus: nothing })
  send({ kind: 'coined', coins: null })
  if (!boughtOf(round.outcome)) {
    scene.turn()
    sounds.play('turn')
  }
  if (!(await showRound(studio, round, 0))) return
  send({ kind: 'rested' })
  void reviewWins(studio)
}

/** A round of other rules cannot be shown: its outcome means something else by the rules of today. */
async function readShared({ game }: Studio, shared: SharedRoundApi): Promise<Result<Round, Refused>> {
  const read = await shared()
  if (!read.ok) return read
  if (read.value.rulesHash !== rulesHash(game.rules))
    return err({ error: 'outdated', message: '', data: null })
  return ok(read.value.round)
}
