/** Most browsers have no subscription, and load no code for it. */
function mayHaveSubscription(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted' && 'serviceWorker' in navigator
}

/** Does what a page does about push notifications once its player is known. */
export async function startPush(): Promise<void> {
  if (!mayHaveSubscription()) return
  const { refreshPush } = await import('./refresh-push.ts')
  await refreshPush()
}

/** Ends push notifications of this browser after a logout, so that nobody else sees them. */
export async function endPush(): Promise<void> {
  if (!mayHaveSubscription()) return
  const { unsubscribeBrowser } = await import('./browser-push.ts')
  await unsubscribeBrowser()
}
