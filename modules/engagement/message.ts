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
  readonly state: 'kept' | 'queued' | 'sent'
  readonly createdAt: Date
}

/** Sends the messages of one channel; throws when the receiving service refused one. */
export type MessageTransport = { send(message: StoredMessage): Promise<void> }
