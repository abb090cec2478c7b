import { err, ok, type Result, randomId, SECOND_MS } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { answerOf } from '../ports.ts'
import { pictureFault } from './picture-header.ts'
import type { PictureFault } from './picture-limits.ts'

const SCAN_TIMEOUT_MS = 10 * SECOND_MS

/** A checked, re-encoded picture. `put` encrypts and stores it under the name `file`. */
type CheckedPicture = { readonly file: string; readonly bytes: number; put(): Promise<void> }
type PictureRefusal = 'required' | 'file_unsafe' | PictureFault

/** Checks and stores private pictures, which only staff can see. Other modules use it for receipts. */
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

/**
 * Scans an upload for viruses, checks its header, and re-encodes it. Throws `ServiceUnavailable` if the scanner
 * does not answer or too many pictures wait for a decoder.
 */
export async function checkPicture(
  { staging, scanner, decoder, vault }: Pick<ComplianceCtx, 'staging' | 'scanner' | 'decoder' | 'vault'>,
  upload: string | undefined,
): Promise<Result<CheckedPicture, PictureRefusal>> {
  const bytes = upload === undefined ? undefined : staging.find(upload)
  if (!bytes) return err('required')
  const isClean = await answerOf('the scanner', SCAN_TIMEOUT_MS, (stop) => scanner.isClean(bytes, stop))
  if (!isClean) return err('file_unsafe')
  const fault = pictureFault(bytes)
  if (fault) return err(fault)
  const picture = await decoder(bytes)
  if (!picture.ok) return picture
  const file = randomId()
  const put = () => vault.put(file, picture.value)
  return ok({ file, bytes: picture.value.length, put })
}
