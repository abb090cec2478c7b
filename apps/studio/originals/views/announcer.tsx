import { tierOf } from '../../round/tier.ts'
import { spokenMoney } from '../../round/words.ts'
import type { OriginalClient, Speech } from '../client.ts'
import { formatUnits } from '../format.ts'
import type { OriginalRound } from '../state.ts'
import { worthOf } from '../worth.ts'
import { useOriginal, useOriginalState, useSpeech } from './original-context.ts'

/** Announces each reply once, when the board has shown it. */
export function Announcer() {
  const { client } = useOriginal()
  const speech = useSpeech()
  const round = useOriginalState((state) => state.round)
  const isShown = useOriginalState(({ phase }) => phase === 'idle' || phase === 'resting')
  return (
    <div role="status" className="sr-only">
      {round && isShown && spokenRound(client, round, speech)}
    </div>
  )
}

function spokenRound(client: OriginalClient, round: OriginalRound, speech: Speech): string {
  const { t, lang } = speech
  const { outcome, isOpen, winKurus, stakeKurus } = round
  const what = client.spoken(outcome, speech)
  if (isOpen) {
    if (outcome.units === 0) return t('original.saidOpenFirst', { what })
    const worth = worthOf(stakeKurus, outcome.units)
    return t('original.saidOpen', { what, amount: spokenMoney(worth, speech) })
  }
  const tier = tierOf(winKurus, stakeKurus)
  if (tier === 'none') return t('original.saidLost', { what })
  const amount = spokenMoney(winKurus, speech)
  if (tier === 'neutral') return t('original.saidNeutral', { what, amount })
  return t('original.saidWon', { what, times: formatUnits(outcome.units, lang), amount })
}
