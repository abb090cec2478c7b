import { slotPaths } from '@poyraz/site/slots'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'

/** Back to where the player came from; a game that was opened by its address leads to the lobby. */
export function useLeave(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return () => (canGoBack ? router.history.back() : void navigate({ to: slotPaths.lobby }))
}
