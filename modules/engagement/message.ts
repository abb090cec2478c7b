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

/** How messages of one channel leave the house; throws when the other side did not take it. */
export type MessageTransport = { send(message: StoredMessage): Promise<void> }
