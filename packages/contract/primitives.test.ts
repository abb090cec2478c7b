import { expect, it } from 'vitest'
import { PROCEDURES } from './procedures.ts'

const [NO_DAY, YEAR_0] = [5, '0000-01-01']

it('takes no day of the year 0, which the database does not have', () => {
  const faultsOf = ({ input }: (typeof PROCEDURES)[number], day: unknown) =>
    (input.safeParse({ startDate: day, endDate: day }).error?.issues ?? []).map(({ path }) => path.join('.'))
  const dated = PROCEDURES.filter((one) => faultsOf(one, NO_DAY).includes('startDate'))
  expect(dated.length).toBeGreaterThan(5)
  for (const one of dated)
    expect([one.class, one.method, faultsOf(one, YEAR_0)]).toEqual([
      one.class,
      one.method,
      expect.arrayContaining(['startDate', 'endDate']),
    ])
})
