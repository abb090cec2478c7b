import type { StoreApi } from 'zustand/vanilla'
import type { GameStudio } from '../studio.ts'
import type { OriginalApi } from './api.ts'
import type { OriginalClient } from './client.ts'
import type { OriginalEvent, OriginalState } from './state.ts'

/** Dependencies and state of one open original, passed to all commands in `originals/verbs`. */
export type OriginalStudio = Omit<GameStudio, 'game' | 'store' | 'send' | 'casino'> & {
  readonly client: OriginalClient
  readonly game: OriginalClient['game']
  readonly store: StoreApi<OriginalState>
  readonly send: (event: OriginalEvent) => void
  readonly casino: OriginalApi
}
