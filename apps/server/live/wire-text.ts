import { type ClientMessage, clientMessage, type ServerMessage, serverMessage } from '@poyraz/contract'
import { z } from 'zod'

/** Parses a client message; returns `null` if it is invalid. */
export function readMessage(text: string): ClientMessage | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = clientMessage.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Encodes a message; one frame serves all listeners. */
export function frameOf(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(z.encode(serverMessage, message)))
}
