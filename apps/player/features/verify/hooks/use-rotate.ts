import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { notify } from '../../../shared/notices/notices.ts'

const READ_MS = 6000

type Rotation = { readonly clientSeed: string; readonly nextCommitment?: string }

/** Rotates the player's seeds: this reveals the old server seed, so that its rounds can be verified. */
export function useRotate(onRevealed: () => void) {
  const t = useTranslations('verify')
  const client = useQueryClient()
  const keys = useRequestKey()
  return async (rotation: Rotation) => {
    const answer = await call('fairness.rotate', { ...rotation, key: keys.keyFor(rotation) })
    void client.invalidateQueries({ queryKey: ['fairness', 'current'] })
    if (!answer.ok) return answer
    keys.done()
    notify(t('revealed', { rounds: answer.value.data.revealed.rounds }), {
      tone: 'positive',
      timeoutMs: READ_MS,
    })
    onRevealed()
    return answer
  }
}
