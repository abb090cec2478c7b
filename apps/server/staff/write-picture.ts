import { writeFile } from 'node:fs/promises'
import { say } from '../say.ts'

export const NO_FILE = 'Say which new file to write the picture to, with --to FILE.'

/** Writes a picture into a new file that only its owner can read. */
export async function writePicture(id: string, to: string, base64: string): Promise<number> {
  try {
    await writeFile(to, Buffer.from(base64, 'base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    return say(`${to} was not written: ${(error as NodeJS.ErrnoException).code}.`, 1)
  }
  return say(`${id} is in ${to}; delete it once you have looked at it.`)
}
