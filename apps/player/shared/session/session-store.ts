import { create } from 'zustand'
import { readProfile, readSession, type StoredProfile } from './records.ts'

type SessionState = { readonly profile: StoredProfile | null }

/** Who is signed in, as the page shows it. The records in storage are the truth; this follows them. */
export const useSession = create<SessionState>(() => ({ profile: readSession() ? readProfile() : null }))

/** Brings the page in line with the stored records after they changed, here or in another tab. */
export function followRecords(): void {
  useSession.setState({ profile: readSession() ? readProfile() : null })
}

export function useSignedIn(): boolean {
  return useSession((state) => state.profile !== null)
}
