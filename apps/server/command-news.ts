import type { Bus, Topic } from '@poyraz/bus'
import { closuresChanged } from '@poyraz/compliance'
import { contentChanged } from '@poyraz/content'
import { type Database, type HearOptions, hearNews, tellNews } from '@poyraz/db'
import { notificationAdded } from '@poyraz/engagement'
import { sessionsChanged } from '@poyraz/identity'
import { balanceChanged } from '@poyraz/wallet'
import { z } from 'zod'

const CHANNEL = 'poyraz_news'
/** Topics that commands forward to servers and open pages. */
const TOPICS: readonly Topic<unknown>[] = [
  balanceChanged,
  notificationAdded,
  contentChanged,
  sessionsChanged,
  closuresChanged,
] as Topic<unknown>[]
const news = z.strictObject({ topic: z.string(), message: z.unknown() })

/** Forwards bus messages of this command to the servers. The returned function waits until all are sent. */
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

/** Publishes messages of commands on this server's bus until the returned function is called. */
export function hearCommands(bus: Bus, hearing: Hearing): () => Promise<void> {
  const take = (told: unknown) => {
    const { topic: name, message } = news.parse(told)
    const topic = TOPICS.find((one) => one.name === name)
    // Published on this server only, because every server receives the messages of commands itself.
    if (topic) bus.publishHere(topic, topic.parse(message))
  }
  return hearNews({ ...hearing, channel: CHANNEL, take })
}
