import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSeedBox } from '@poyraz/fairness/server'
import { assert } from '@poyraz/kernel'

const NAME = /^[A-Za-z0-9]{26}$/

/** Pictures of documents at rest: sealed with a key outside the database, under names that nobody chose. */
export type Vault = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Throws when it is missing or was changed. */
  get(name: string): Promise<Uint8Array>
  /** A second time it does nothing. */
  drop(name: string): Promise<void>
}

/** `key` has 32 bytes. */
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
