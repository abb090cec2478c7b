import { readFile } from 'node:fs/promises'
import { promotionContent, promotionsSend } from '@poyraz/contract/backoffice'
import { z } from 'zod'
import { say } from '../say.ts'
import type { Backoffice } from './client.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'

const REFUSALS = {
  not_found: 'The site has no such page: check the path.',
  state_conflict: 'A promotion of this name was sent with another content: choose another name.',
  format: 'A name has small letters, digits and dashes, such as spring-cup.',
}

/** Commands about promotions, which go to players who agreed to marketing. */
export async function promotions(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { action, subject: name, from, note } = order
  if (action !== 'send') return null
  if (from === '') return say('Name the file of the promotion with --from.', 1)
  const content = await readContent(from)
  if (typeof content === 'string') return say(content, 1)
  const sent = await backoffice.call(promotionsSend, { name, ...content, note })
  if (!sent.ok) return sayRefused(sent.error, REFUSALS)
  return sent.value.isNew
    ? say(`${name} is sent to the players who agreed to marketing.`)
    : say(`${name} was sent before; nothing is sent again.`)
}

/** Returns the content of a promotion, or a sentence about what is wrong with its file. */
async function readContent(file: string): Promise<z.output<typeof promotionContent> | string> {
  try {
    const read = promotionContent.safeParse(JSON.parse(await readFile(file, 'utf8')))
    return read.success ? read.data : `${file} is not a promotion:\n${z.prettifyError(read.error)}`
  } catch (error) {
    return `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}
