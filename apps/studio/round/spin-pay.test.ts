import { expect, it } from 'vitest'
import { createPlainScene } from '../scene/plain-scene.ts'
import { findOutcome, gameOf } from '../testing/rounds.ts'
import { openStage, playedReply } from '../testing/stage.ts'
import { open } from '../verbs/open.ts'
import { spin } from '../verbs/spin.ts'
import { spinPay } from './spin-pay.ts'

const LALE = gameOf('lale-devri')

it('a free spin keeps its own sum when that of the round is written below the reels', async () => {
  const outcome = findOutcome(LALE, ({ spins }) => spins.length > 5 && (spins.at(-1)?.units ?? 0) > 0)
  const { studio } = openStage({
    game: LALE,
    demo: true,
    server: ({ data }) => ({
      data: playedReply(outcome, { stake: Number(data['stake']), balance: 20_000, game: LALE }),
    }),
  })
  await open(studio, Promise.resolve(createPlainScene(studio.frames)))
  const paid = new Set<bigint>()
  let isOver = false
  studio.store.subscribe((state) => {
    isOver ||= state.prompt?.kind === 'feature-end'
    // Between the message and the sum of the round nothing is painted.
    const isPainted = state.prompt !== null || state.caption.kind === 'sum'
    if (isOver && isPainted && state.feature) paid.add(spinPay(LALE.rules, state))
  })
  await spin(studio)
  const { stakeKurus } = studio.store.getState()
  const last = outcome.spins.at(-1)?.units ?? 0
  expect([...paid]).toEqual([(stakeKurus * BigInt(last)) / BigInt(LALE.rules.unitsPerBet)])
})
