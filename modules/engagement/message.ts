/** A mail or SMS on its way out; `subject` is null for an SMS. Texts are plain, written in `lang`. */
export type OutgoingMessage = {
  readonly channel: 'mail' | 'sms'
  readonly to: string
  readonly subject: string | null
  readonly body: string
  readonly lang: 'tr' | 'en'
}

export type StoredMessage = OutgoingMessage & {
  readonly id: string
  /** `refused`: the receiving service will never deliver it. */
  readonly state: 'kept' | 'queued' | 'sent' | 'refused'
  readonly createdAt: Date
}

/**
 * Sends the messages of one channel. Throws when the receiving service did not take one: a `FinalFailure` if it
 * never will.
 */
export type MessageTransport = { send(message: StoredMessage): Promise<void> }
