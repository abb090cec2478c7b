import { late } from '@poyraz/ui'
import { useAfterFirstView } from '../../shared/after-first-view.ts'
import { useSignedIn } from '../../shared/session/session-store.ts'

const ProtectionWatch = late(() =>
  import('../../features/protection/components/protection-watch.tsx').then(
    (module) => module.ProtectionWatch,
  ),
)

/** Watches over a player's time and limits once the first view stands; visitors have none. */
export function ProtectionPart() {
  const signedIn = useSignedIn()
  const firstViewStands = useAfterFirstView()
  if (!signedIn || !firstViewStands) return null
  return <ProtectionWatch />
}
