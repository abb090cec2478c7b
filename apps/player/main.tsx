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
    // By now every part of the page answers, and knows who is signed in.
    place?.removeAttribute('data-drawn')
    delete document.documentElement.dataset['session']
    void listen()
    void registerWorker()
  })
  firstViewStands()
}

/** The server drew this very view: what stands stays, and begins to answer. */
async function takeOver(
  place: HTMLElement,
  router: ReturnType<typeof createAppRouter>,
  app: React.ReactNode,
): Promise<void> {
  // The server drew the page whole, and so does the first rendering here.
  router.ssr = { manifest: undefined }
  await nextTask()
  await router.load()
  await nextTask()
  startTransition(() => void hydrateRoot(place, app))
}

/** Nothing stands yet, or it stands in a language that this reader did not choose. */
function draw(place: HTMLElement, app: React.ReactNode): void {
  place.replaceChildren()
  createRoot(place).render(app)
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Nothing of the first view waits for news. */
async function listen(): Promise<void> {
  const { startLive } = await import('./shared/live/start-live.ts')
  // Both maintenance pages ask again at once, and lead on by themselves.
  startLive(queries, () => void queries.invalidateQueries({ queryKey: ['maintenance'] }))
}

/** Both maintenance pages check again at once and then redirect by themselves. */
async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
