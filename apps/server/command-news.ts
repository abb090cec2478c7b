import type { Bus, Topic } from '@poyraz/bus'
import { contentChanged } from '@poyraz/content'
import { type Database, hearNews, tellNews } from '@poyraz/db'
import { notificationAdded } from '@poyraz/engagement'
import { sessionsChanged } from '@poyraz/identity'
import { balanceChanged } from '@poyraz/wallet'
import { z } from 'zod'

const CHANNEL = 'poyraz_news'
/** Topics that open pages hear of, whichever process published them. */
const TOPICS: readonly Topic<unknown>[] = [
  balanceChanged,
  notificationAdded,
  contentChanged,
  sessionsChanged,
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

/** Puts what commands tell on the server's own bus, until the returned function is called. */
export function hearCommands(bus: Bus, url: string): () => Promise<void> {
  return hearNews(url, CHANNEL, (told) => {
    const { topic: name, message } = news.parse(told)
    const topic = TOPICS.find((one) => one.name === name)
    if (topic) bus.publish(topic, message)
  })
}
