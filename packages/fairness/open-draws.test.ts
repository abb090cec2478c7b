import { expect, it } from 'vitest'
import { openDraws } from './chain.ts'
import { rulesHash } from './commitments.ts'

const round = { seasonId: 'table-202-a', gameId: 'race', rulesHash: rulesHash({ gameId: 'race' }), round: 7 }
const three = (changed: Partial<typeof round> = {}) => {
  const draws = openDraws({ ...round, ...changed })
  return [draws.int(1_000_000), draws.int(1_000_000), draws.int(1_000_000)]
}

it('public draws are the same for everybody, and others for every round, season and version of the rules', () => {
  expect(three()).toEqual(three())
  const others = [{ round: 8 }, { seasonId: 'table-202-b' }, { rulesHash: rulesHash({ version: 2 }) }]
  for (const changed of others) expect(three(changed)).not.toEqual(three())
})
