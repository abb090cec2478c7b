import { assert } from '@poyraz/kernel'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { useLanguage, useText } from '../../views/context.ts'
import type { Speech } from '../client.ts'
import type { OriginalStudio } from '../original-studio.ts'
import type { OriginalState } from '../state.ts'

/** The open game where it is an original. */
export const OriginalContext = createContext<OriginalStudio | null>(null)

export function useOriginal(): OriginalStudio {
  const original = useContext(OriginalContext)
  assert(original, 'views of an original stand inside it')
  return original
}

export function useOriginalState<Value>(select: (state: OriginalState) => Value): Value {
  return useStore(useOriginal().store, select)
}

export function useSpeech(): Speech {
  return { t: useText(), lang: useLanguage() }
}

/** Returns true while the options of the next round may not be changed. */
export function useIsLocked(): boolean {
  return useOriginalState(
    ({ phase, round }) => (phase !== 'idle' && phase !== 'resting') || round?.isOpen === true,
  )
}
