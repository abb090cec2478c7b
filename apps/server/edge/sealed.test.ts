import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSealedValues, SealedCrowd } from './sealed.ts'

it('limits concurrent decryptions, throws when too many wait, never delays plain values (C06)', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const keys = [{ id: 'aaaaaaaa', createdAtMs: 0, privateKey }]
  const sealed = await createSealedValues(keys, { running: 1, waiting: 1 })
  const forged = (byte: number) => Buffer.alloc(256, byte).toString('base64')
  const opening = [sealed.open(forged(1)), sealed.open(forged(2))]
  await expect(sealed.open(forged(3))).rejects.toThrow(SealedCrowd)
  expect(await sealed.open('plain')).toBe('plain')
  expect(await Promise.all(opening)).toEqual([null, null])
  expect(await sealed.open(forged(3))).toBeNull()
})
