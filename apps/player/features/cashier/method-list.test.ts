import { describe, expect, it } from 'vitest'
import type { Listed } from './api/methods.ts'
import { methodsOf, transferProcedure, withFavourite } from './method-list.ts'

const properties = (id: number) => ({
  id,
  isFavorite: 0 as const,
  min: 100,
  max: 1000,
  fee: 0,
  eta: '',
  transferType: 2,
  notes: [],
  fields: [],
})
const LIST: readonly Listed[] = [
  { type: 'single', name: 'a', logo: '', properties: properties(1) },
  {
    type: 'group',
    properties: { id: 9, name: 'g', logo: '' },
    methods: [2, 3].map((id) => ({
      id,
      isFavorite: 0,
      name: `m${id}`,
      logo: '',
      properties: properties(id),
    })),
  },
]
const favourites = (list: readonly Listed[]) =>
  methodsOf(list)
    .filter((method) => method.properties.isFavorite === 1)
    .map((method) => method.properties.id)

describe('the list of methods', () => {
  it('is flattened, with the methods of groups (S3.16)', () => {
    expect(methodsOf(LIST).map(({ properties: { id } }) => id)).toEqual([1, 2, 3])
  })

  it.each([1, 2, 3])('marks one favourite at a time: %i (S3.16, S4.24)', (id) => {
    const marked = withFavourite(LIST, id, 1)
    expect(favourites(marked)).toEqual([id])
    expect(favourites(withFavourite(marked, id, 0))).toEqual([])
  })

  it('marks a method inside a group (S3.19)', () => {
    const group = withFavourite(LIST, 3, 1)[1]
    expect(group?.type === 'group' && group.methods.map(({ id, isFavorite }) => [id, isFavorite])).toEqual([
      [2, 0],
      [3, 1],
    ])
  })

  it('marks nothing for the id of a group or an unknown id (S4.24)', () => {
    expect(favourites(withFavourite(LIST, 9, 1))).toEqual([])
  })
})

it.each([
  [1, 'finance.save_bank_transfer'],
  [3, 'finance.save_cep_bank_transfer'],
  [2, 'prepayServices.processTransaction'],
  [9, 'prepayServices.processTransaction'],
])('a transfer of type %i uses %s (S7.35)', (type, procedure) => {
  expect(transferProcedure(type)).toBe(procedure)
})
