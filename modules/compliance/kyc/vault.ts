import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSeedBox } from '@poyraz/fairness/server'
import { assert } from '@poyraz/kernel'

const NAME = /^[A-Za-z0-9]{26}$/

/** Encrypted storage of pictures. The key is kept outside the database; file names are random. */
export type Vault = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Decrypts a picture. Throws if it is missing or was changed. */
  get(name: string): Promise<Uint8Array>
  /** Deletes a picture. Does nothing if it is missing. */
  drop(name: string): Promise<void>
}

/** Opens the vault in `dir`. `key` has 32 bytes. */
export function createVault(dir: string, key: Uint8Array): Vault {
  const box = createSeedBox(key)
  const pathOf = (name: string) => {
    assert(NAME.test(name), 'a document has a random name')
    return join(dir, `${name}.bin`)
  }
  return {
    async put(name, bytes) {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      await writeFile(pathOf(name), box.seal(name, bytes), { mode: 0o600, flag: 'wx' })
    },
    get: async (name) => box.open(name, await readFile(pathOf(name))),
    async drop(name) {
      await unlink(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    },
  }
}
