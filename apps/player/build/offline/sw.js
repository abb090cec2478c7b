/*
 * Shows an offline page of the site instead of the browser's, and push notifications. It caches nothing else:
 * pages carry a nonce and the replies of their moment, and calls carry money.
 */
const PAGE = __PAGE__
const HEADERS = __HEADERS__

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  // The page is on its way while this wakes up.
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]))
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(pageOrOffline(event))
})

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(PAGE, { status: 503, headers: HEADERS })
  }
}

addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data.json()
  const shown = { body, tag, lang, icon: '/icons/icon-192.png', data: { url } }
  event.waitUntil(registration.showNotification(title, shown))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(new URL(event.notification.data.url, location.origin)))
})

async function openPage(url) {
  if (url.origin !== location.origin) return
  const [open] = await clients.matchAll({ type: 'window' })
  if (!open) return clients.openWindow(url.href)
  await open.focus()
  await open.navigate(url.href)
}
