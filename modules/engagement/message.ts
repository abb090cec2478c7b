/** A mail or SMS to send; `subject` is null for an SMS. The text is plain, in the language `lang`. */
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
