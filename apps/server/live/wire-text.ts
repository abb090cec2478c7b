import { type ClientMessage, clientMessage, type ServerMessage, serverMessage } from '@poyraz/contract'
import { z } from 'zod'

/** A message of a client, or `null` for anything else. */
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

/** A message as it is sent; one frame serves every listener. */
export function frameOf(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(z.encode(serverMessage, message)))
}
