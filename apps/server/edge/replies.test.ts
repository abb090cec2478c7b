import { serialize } from 'node:v8'
import { accountEndSession } from '@poyraz/contract'
import { expect, it } from 'vitest'
import { successReply } from './replies.ts'

it.each(['tr', 'en'] as const)('stores a reply in %s as a one-byte string', (lang) => {
  const { body } = successReply(accountEndSession, { input: {}, value: null }, lang)
  expect(JSON.parse(body)).toMatchObject({ result: true, code: 200 })
  const [, , kindOfText] = serialize(body)
  expect(kindOfText).toBe('"'.charCodeAt(0))
})
