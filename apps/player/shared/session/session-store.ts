import { create } from 'zustand'
import { readProfile, readSession, type StoredProfile } from './records.ts'

type SessionState = { readonly profile: StoredProfile | null; readonly known: boolean }

/**
 * Who is signed in, as the page shows it. The records in storage are the truth; this follows them. The first
 * view was drawn where nobody knows.
 */
export const useSession = create<SessionState>(() => ({ profile: null, known: false }))
followRecords()

/** Brings the page in line with the stored records after they changed, here or in another tab. */
export function followRecords(): void {
  useSession.setState({ profile: readSession() ? readProfile() : null, known: true })
}

export function useSignedIn(): boolean {
  return useSession((state) => state.profile !== null)
}
