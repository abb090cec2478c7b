import { err, ok, type Result, randomId, SECOND_MS } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { said } from '../ports.ts'
import { redraw } from './pictures.ts'

const SCAN_TIMEOUT_MS = 10 * SECOND_MS

/** A picture that came beside a call, ready to be stored; `put` seals it under `file`. */
type CheckedPicture = { readonly file: string; readonly bytes: number; put(): Promise<void> }
type PictureRefusal = 'required' | 'file_unsafe' | 'picture'

/** What is private and seen by staff alone. */
export type Pictures = {
  check(upload: string | undefined): Promise<Result<CheckedPicture, PictureRefusal>>
  read(file: string): Promise<Uint8Array>
  drop(file: string): Promise<void>
}

export function picturesOf(ctx: ComplianceCtx): Pictures {
  return {
    check: (upload) => checkPicture(ctx, upload),
    read: (file) => ctx.vault.get(file),
    drop: (file) => ctx.vault.drop(file),
  }
}

/** What was uploaded: scanned and drawn anew. Throws `OutsideSilent` where the scanner does not say. */
export async function checkPicture(
  { staging, scanner, vault }: Pick<ComplianceCtx, 'staging' | 'scanner' | 'vault'>,
  upload: string | undefined,
): Promise<Result<CheckedPicture, PictureRefusal>> {
  const bytes = upload === undefined ? undefined : staging.find(upload)
  if (!bytes) return err('required')
  const isClean = await said('the scanner', SCAN_TIMEOUT_MS, (stop) => scanner.isClean(bytes, stop))
  if (!isClean) return err('file_unsafe')
  const picture = await redraw(bytes)
  if (!picture.ok) return picture
  const file = randomId()
  const put = () => vault.put(file, picture.value)
  return ok({ file, bytes: picture.value.length, put })
}
