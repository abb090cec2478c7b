import './styles.css'
import { systemClock } from '@poyraz/kernel'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createAppRouter } from './app/router.tsx'
import { startUp } from './app/start-up.ts'
import { afterFirstView, firstViewStands } from './shared/after-first-view.ts'
import { createQueryClient, seedReplies } from './shared/endpoint/queries.ts'
import { PLAY_HOUSE } from './shared/house.ts'
import { loadMessages } from './shared/i18n/messages.ts'
import { pageState } from './shared/page-state.ts'
import { usePreferences } from './shared/preferences/preferences.ts'

const queries = createQueryClient()
const { replies = [], lang: pageLang = 'tr', house = PLAY_HOUSE } = pageState()
const place = document.getElementById('root')
void start()

/** Starts the page. Each step is a task of its own, so that the browser can respond and paint in between. */
async function start(): Promise<void> {
  await nextTask()
  const { lang } = usePreferences.getState()
  const ready = Promise.all([loadMessages(lang), startUp(lang, systemClock.nowMs())])
  await nextTask()
  seedReplies(queries, replies, pageLang)
  await nextTask()
  const router = createAppRouter({ queries })
  await nextTask()
  const [messages] = await ready
  const app = <App queries={queries} router={router} house={house} initial={{ lang, messages }} />
  delete document.documentElement.dataset['foreign']
  if (pageLang === lang && place?.firstElementChild) await takeOver(place, router, app)
  else if (place) draw(place, app)
  afterFirstView(() => {
    // All parts of the page work now, and the session is known.
    place?.removeAttribute('data-drawn')
    delete document.documentElement.dataset['session']
    void listen()
    void registerWorker()
  })
  firstViewStands()
}

/** Hydrates the server's markup of this view. */
async function takeOver(
  place: HTMLElement,
  router: ReturnType<typeof createAppRouter>,
  app: React.ReactNode,
): Promise<void> {
  // The server rendered the page completely, without streaming; hydration does the same.
  router.ssr = { manifest: undefined }
  await nextTask()
  await router.load()
  await nextTask()
  startTransition(() => void hydrateRoot(place, app))
}

/** Renders without hydration: there is no markup, or its language is not the chosen one. */
function draw(place: HTMLElement, app: React.ReactNode): void {
  place.replaceChildren()
  createRoot(place).render(app)
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Connects the live socket. The first view does not need it. */
async function listen(): Promise<void> {
  const { startLive } = await import('./shared/live/start-live.ts')
  // Both maintenance pages check again at once and then redirect by themselves.
  startLive(queries, () => void queries.invalidateQueries({ queryKey: ['maintenance'] }))
}

/** Registers the service worker. Without one the site works, but has no offline page. */
async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
