import { late } from '@poyraz/ui'
import { useAfterFirstView } from '../../shared/after-first-view.ts'
import { useSignedIn } from '../../shared/session/session-store.ts'

const ProtectionWatch = late(() =>
  import('../../features/protection/components/protection-watch.tsx').then(
    (module) => module.ProtectionWatch,
  ),
)

/** Loads the reality check and the exclusion notice of a player after the first view; visitors have none. */
export function ProtectionPart() {
  const signedIn = useSignedIn()
  const firstViewStands = useAfterFirstView()
  if (!signedIn || !firstViewStands) return null
  return <ProtectionWatch />
}
