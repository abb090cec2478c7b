import { create } from 'zustand'
import { readProfile, readSession, type StoredProfile } from './records.ts'

type SessionState = { readonly profile: StoredProfile | null; readonly known: boolean }

/**
 * The signed-in player, as the page shows it. The stored records are authoritative; this store follows them.
 * The initial state, with `known: false`, is that of the server's rendering.
 */
export const useSession = create<SessionState>(() => ({ profile: null, known: false }))
followRecords()

/** Updates the store after the stored records changed in this tab or another. */
export function followRecords(): void {
  useSession.setState({ profile: readSession() ? readProfile() : null, known: true })
}

export function useSignedIn(): boolean {
  return useSession((state) => state.profile !== null)
}
