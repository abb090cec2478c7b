import { ok, type Result } from '@poyraz/kernel'
import { downloadFile } from '../../../shared/download-file.ts'
import { call } from '../../../shared/endpoint/call.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'

/** Reads all pages of the player's receipts and saves them in the order of their chain. */
export async function saveReceipts(): Promise<Result<null, Refused>> {
  const { chainOrder, readReceipt } = await import('@poyraz/fairness/verify')
  const receipts = []
  for (let before: string | null | undefined; before !== null; ) {
    const page = await call('fairness.receipts', before === undefined ? {} : { before })
    if (!page.ok) return page
    for (const item of page.value.data.receipts) {
      const receipt = readReceipt(item)
      if (receipt.ok) receipts.push(receipt.value)
    }
    before = page.value.data.next
  }
  downloadFile('poyraz-receipts.json', JSON.stringify(chainOrder(receipts), null, 1), 'application/json')
  return ok(null)
}
