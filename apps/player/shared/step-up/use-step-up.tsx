import type { Result } from '@poyraz/kernel'
import { type ReactNode, useState } from 'react'
import type { Refused } from '../endpoint/reply.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

type Asking = { readonly answer: (proven: boolean) => void }

/**
 * Handles calls that may need a step-up proof. `guard` sends the call; if the server asks for a proof, it
 * shows `dialog`, waits and sends once more. Without a proof the refusal is returned.
 */
export function useStepUp(): {
  readonly guard: <T>(send: () => Promise<Result<T, Refused>>) => Promise<Result<T, Refused>>
  readonly dialog: ReactNode
} {
  const [asking, setAsking] = useState<Asking | null>(null)
  const prove = () =>
    new Promise<boolean>((resolve) => {
      setAsking({
        answer: (proven) => {
          setAsking(null)
          resolve(proven)
        },
      })
    })
  return {
    guard: async (send) => {
      const first = await send()
      if (first.ok || first.error.error !== 'step_up_required') return first
      return (await prove()) ? send() : first
    },
    dialog: asking && <StepUpDialog onAnswer={asking.answer} />,
  }
}
