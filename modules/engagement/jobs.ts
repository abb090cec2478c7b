import type { Database } from '@poyraz/db'
import { FinalFailure, type Job, MESSAGE_RETRY, type QueueJob, RUN_RETRY } from '@poyraz/jobs'
import { type Clock, MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import type { MessageTransport, StoredMessage } from './message.ts'
import { purge } from './purge.ts'
import { findMessage, markRefused, markSent } from './store/messages.ts'

const CHANNELS = ['mail', 'sms'] as const
type Channel = (typeof CHANNELS)[number]
/** One queue per channel, so that a mail server that hangs does not delay SMS codes. */
export const QUEUES: Readonly<Record<Channel, string>> = { mail: 'engagement.mail', sms: 'engagement.sms' }

export type Transports = Readonly<Record<Channel, MessageTransport | null>>

type JobDeps = { readonly database: Database; readonly clock: Clock; readonly transports: Transports }

/** An SMS is not sent later than this, because its code has expired. */
const SMS_AGE_MS_MAX = 5 * MINUTE_MS

export function jobsOf(deps: JobDeps): readonly Job[] {
  const { database, clock, transports } = deps
  const deliveries = CHANNELS.flatMap((channel) => {
    const transport = transports[channel]
    // A process without a transport leaves queued messages to a process that has one.
    return transport === null ? [] : [deliveryOf(deps, channel, transport)]
  })
  return [
    ...deliveries,
    {
      kind: 'scheduled',
      name: 'engagement.purge',
      cron: '* * * * *',
      timeoutMs: 5 * MINUTE_MS,
      retry: RUN_RETRY,
      run: () => purge(database.db, clock.nowMs()),
    },
  ]
}

function deliveryOf(deps: JobDeps, channel: Channel, transport: MessageTransport): QueueJob {
  return {
    kind: 'queue',
    name: QUEUES[channel],
    timeoutMs: 2 * MINUTE_MS,
    retry: MESSAGE_RETRY,
    handle: (data) => send(deps, transport, data),
  }
}

const messageData = z.strictObject({ id: z.uuid() })

/** Sends at least once. Messages that are sent, refused or expired are skipped. */
async function send({ database, clock }: JobDeps, transport: MessageTransport, data: unknown): Promise<void> {
  const { id } = messageData.parse(data)
  const message = await findMessage(database.db, id)
  if (message?.state !== 'queued' || isStale(message, clock.nowMs())) return
  try {
    await transport.send(message)
  } catch (error) {
    if (error instanceof FinalFailure) await markRefused(database.db, id)
    throw error
  }
  await markSent(database.db, id, new Date(clock.nowMs()))
}

function isStale({ channel, body, createdAt }: StoredMessage, nowMs: number): boolean {
  return body === '' || (channel === 'sms' && nowMs - createdAt.getTime() > SMS_AGE_MS_MAX)
}
