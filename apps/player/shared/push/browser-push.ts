/** Reason for which a browser cannot get push notifications; `null` if it can. */
export type PushObstacle = 'home_screen' | 'unsupported' | 'blocked'

/** Returns why this browser cannot get push notifications, or `null`. On iOS only an app of the home screen can. */
export function pushObstacle(): PushObstacle | null {
  const supported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!supported) return isApple() ? 'home_screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : null
}

/** Returns the subscription of this browser, or `null`. */
export async function browserSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Asks for the permission and subscribes. Returns what stops it, if something does: the player's answer, or
 * a browser that has no service worker or reaches no push service. Call it from a press only.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription | PushObstacle> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return 'unsupported'
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await registration.pushManager.subscribe(options)
  } catch (error) {
    // The browser still has a subscription with the key of an earlier installation.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') return 'unsupported'
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return registration.pushManager.subscribe(options).catch(() => 'unsupported' as const)
  }
}

/** Ends the subscription in the browser itself; its push service then refuses messages to it. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await browserSubscription())?.unsubscribe()
}

function isApple(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (navigator.maxTouchPoints > 1 && /Mac/.test(navigator.userAgent))
  )
}
