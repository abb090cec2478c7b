import type { Lang } from '@poyraz/text'
import { expect, it } from 'vitest'
import { openStage } from './testing/stage.ts'

it('sends requests in the current language', async () => {
  let lang: Lang = 'tr'
  const { studio, calls } = openStage({ server: () => ({ data: [] }), lang: () => lang })
  await studio.casino.rounds(1)
  lang = 'en'
  await studio.casino.rounds(1)
  expect(calls.map(({ user }) => user['lang'])).toEqual(['tr', 'en'])
})
