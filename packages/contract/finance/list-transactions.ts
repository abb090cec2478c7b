import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { day, daysInOrder, entityId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { transactionItem } from './transaction.ts'

export const financeListTransactions = procedure({
  class: 'finance',
  method: 'list_transactions',
  docs:
    "The player's statement, read from the ledger. `startDate` and `endDate` are Istanbul days, inclusive; " +
    '`searchMinAmount` is in kuruş and compares sizes, not signs. `balanceAfter` is cash and bonus together, right after ' +
    'the line, whatever the filters leave out. `searchCategory` takes one category or a list of them. ' +
    'Lottery tickets are no money: they are listed by their own category or type alone, paid and without an amount. ' +
    '`pagination.sums` tells what all lines of the filter brought and cost, in kuruş.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z
    .strictObject({
      ...paging(10),
      OrderDir: z.enum(['asc', 'desc']).default('desc'),
      OrderPar: z.enum(['date', 'amount', 'id']).default('date'),
      searchType: z.int().optional(),
      searchID: entityId.optional(),
      searchCategory: z.union([z.int(), z.array(z.int()).min(1).max(10)]).optional(),
      startDate: day.optional(),
      endDate: day.optional(),
      searchMinAmount: z.int().min(0).optional(),
      status: z.int().optional(),
    })
    .check(daysInOrder),
  reply: 'list',
  item: transactionItem,
  errors: [],
})
