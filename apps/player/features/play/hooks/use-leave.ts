import { slotPaths } from '@poyraz/site/slots'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'

/** Returns a function that goes back; if the game was opened by its URL, it opens the lobby. */
export function useLeave(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return () => (canGoBack ? router.history.back() : void navigate({ to: slotPaths.lobby }))
}
