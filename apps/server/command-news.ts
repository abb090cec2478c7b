import type { Bus, Topic } from '@poyraz/bus'
import { closuresChanged } from '@poyraz/compliance'
import { contentChanged } from '@poyraz/content'
import { type Database, type HearOptions, hearNews, tellNews } from '@poyraz/db'
import { notificationAdded } from '@poyraz/engagement'
import { sessionsChanged } from '@poyraz/identity'
import { balanceChanged } from '@poyraz/wallet'
import { z } from 'zod'

const CHANNEL = 'poyraz_news'
/** Topics that servers and open pages hear of, whichever process published them. */
const TOPICS: readonly Topic<unknown>[] = [
  balanceChanged,
  notificationAdded,
  contentChanged,
  sessionsChanged,
  closuresChanged,
] as Topic<unknown>[]
const news = z.strictObject({ topic: z.string(), message: z.unknown() })

/** Tells the server what the bus of this command says. The returned function waits until all of it is told. */
export function tellServer(bus: Bus, { db }: Database): () => Promise<void> {
  const telling: Promise<void>[] = []
  for (const topic of TOPICS) {
    bus.subscribe(topic, (message) => telling.push(tellNews(db, CHANNEL, { topic: topic.name, message })))
  }
  return async () => {
    await Promise.all(telling)
  }
}

export type Hearing = Pick<HearOptions, 'url' | 'onError' | 'patience'>

/** Puts what commands tell on the server's own bus, until the returned function is called. */
export function hearCommands(bus: Bus, hearing: Hearing): () => Promise<void> {
  const take = (told: unknown) => {
    const { topic: name, message } = news.parse(told)
    const topic = TOPICS.find((one) => one.name === name)
    // Every server hears commands by itself.
    if (topic) bus.publishHere(topic, topic.parse(message))
  }
  return hearNews({ ...hearing, channel: CHANNEL, take })
}
