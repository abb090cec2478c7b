import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { STAFF_PROCEDURES } from './backoffice/procedures.ts'
import type { StaffProcedure } from './backoffice/staff-procedure.ts'
import { ERRORS, STAFF_ERRORS } from './errors.ts'
import type { Procedure } from './procedure.ts'
import { PROCEDURES } from './procedures.ts'

const CLASS = /^[a-z]+(?:[A-Z][a-z]+)*$/
const METHOD = /^[a-z]+(?:[A-Z][a-z]+)*$|^[a-z]+(?:_[a-z]+)*$/
/** Money that a client sends goes by these names, and by no other type than `amountWire`. */
const AMOUNT_NAMES = new Set(['amount', 'stake'])

type Shape = Readonly<Record<string, z.core.$ZodType>>
type Definition = {
  readonly type: string
  readonly shape?: Shape
  readonly options?: readonly z.ZodType[]
  readonly innerType?: z.ZodType
}

function shapesOf(schema: z.core.$ZodType): readonly Shape[] {
  const { shape, options }: Definition = schema._zod.def
  return shape ? [shape] : (options ?? []).flatMap(shapesOf)
}

function isAmount(schema: z.core.$ZodType): boolean {
  const { innerType }: Definition = schema._zod.def
  return (
    z.globalRegistry.get(schema)?.['shape'] === 'amount' || (innerType !== undefined && isAmount(innerType))
  )
}

const named = <P extends Procedure>(procedures: readonly P[]) =>
  procedures.map((one) => [`${one.class}.${one.method}`, one] as const)
const PLAYERS = named(PROCEDURES)
const STAFF = named(STAFF_PROCEDURES)
const NAMED: readonly (readonly [string, Procedure])[] = [...PLAYERS, ...STAFF]

/** One procedure as a snapshot keeps it; `facts` is what its endpoint adds. */
function snapshotOf([name, one]: readonly [string, Procedure], facts: readonly string[] = []): string {
  const wire = (schema: z.ZodType) =>
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const { points, windowMs } = one.rate
  const kind = [one.auth, ...facts, one.write ? 'write' : 'read', `${points}/${windowMs}`, one.reply]
  return `${name} ${kind.join(' ')} [${one.errors.join(' ')}]\n  in  ${wire(one.input)}\n  out ${wire(one.item)}\n`
}

function factsOf({ permission, shows, approval, polls, hasSecretReply }: StaffProcedure): readonly string[] {
  const marks = [
    shows && `shows:${shows}`,
    approval && 'approval',
    polls && 'polls',
    hasSecretReply && 'once',
  ]
  return [permission ?? 'own', ...marks.filter((mark) => typeof mark === 'string')]
}

const byName = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]) =>
  left < right ? -1 : 1

describe('the contract', () => {
  it('is this (R64, S3.13)', async () => {
    const lines = PLAYERS.toSorted(byName).map((one) => snapshotOf(one))
    await expect(lines.join('\n')).toMatchFileSnapshot('./contract.snapshot.txt')
  })

  it('of the back office is this', async () => {
    const lines = STAFF.toSorted(byName).map((one) => snapshotOf(one, factsOf(one[1])))
    await expect(lines.join('\n')).toMatchFileSnapshot('./backoffice.snapshot.txt')
  })

  it('keeps staff and players apart: no auth, class with method, or refusal of one is the other’s', () => {
    expect(PLAYERS.filter(([, { auth }]) => auth === 'staff')).toEqual([])
    expect(PLAYERS.flatMap(([, { errors }]) => errors.filter((code) => STAFF_ERRORS.has(code)))).toEqual([])
    const open = STAFF.filter(([, { auth }]) => auth !== 'staff').map(([name]) => name)
    expect(open).toEqual(['access.login', 'access.join', 'access.confirm'])
    const own = STAFF.filter(([, one]) => one.auth === 'staff' && one.permission === null)
    expect(own.map(([name]) => name)).toEqual(['access.logout', 'access.change_password', 'access.me'])
  })

  it('keeps code 403 for what ends the session of a described client', () => {
    const ending = Object.entries(ERRORS).filter(([, { code }]) => code === 403)
    expect(ending.map(([name]) => name).sort()).toEqual(['account_inactive', 'not_authorized'])
  })

  it('names every procedure once', () => {
    expect(new Set(NAMED.map(([name]) => name)).size).toBe(NAMED.length)
  })
})

const LIMITS: readonly (readonly [string, number])[] = [
  ['casino.games_list', 48],
  ['casino.category_list', 100],
  ['casino.provider_list', 100],
  ['livecasino.category_list', 150],
  ['livecasino.provider_list', 100],
  ['livecasino.game_table_list', 48],
  ['cmscontroller.getSlider', 7],
  ['cmscontroller.get_active_items', 7],
  ['cmscontroller.getTournaments', 50],
  ['crm.list_mass_messages', 10],
  ['finance.list_transactions', 10],
  ['tickets.list', 50],
]

it.each(LIMITS)(
  '%s has %i items from the first on where a call says neither (S7.6, S7.9, S7.20, S7.21, S7.23, S7.29, S9.5, S9.6, S9.7, S9.8, S9.9)',
  (name, limit) => {
    const [, one] = NAMED.find(([named]) => named === name) ?? []
    expect(one?.input.safeParse({}).data).toMatchObject({ limit, offset: 0 })
  },
)

const SIGNED_IN: readonly string[] = [
  'livecasino.init_game',
  'user.favorites',
  'virtualgames.init_game',
  'klasGaming.launch',
  'prepayServices.processTransaction',
  'betframe.getCoupons',
]

it('what concerns a player alone needs a session (S6.2)', () => {
  const isForPlayers = (name: string) => SIGNED_IN.includes(name) || name.startsWith('finance.')
  const open = NAMED.filter(([name, { auth }]) => isForPlayers(name) && auth !== 'player')
  expect(open.map(([name]) => name)).toEqual([])
  expect(NAMED.map(([name]) => name)).toEqual(expect.arrayContaining([...SIGNED_IN]))
})

describe.each(NAMED)('%s', (_, one) => {
  it('has names, documentation and limits', () => {
    expect(one.class).toMatch(CLASS)
    expect(one.method).toMatch(METHOD)
    expect(one.docs).toMatch(/\.$/)
    expect(one.rate.points).toBeGreaterThan(0)
    expect(one.rate.windowMs).toBeGreaterThanOrEqual(1000)
    for (const error of one.errors) expect(ERRORS).toHaveProperty(error)
    expect(new Set(one.errors).size).toBe(one.errors.length)
  })

  it('refuses a field it does not know', () => {
    const issues = one.input.safeParse({ isBot: true }).error?.issues ?? []
    expect(JSON.stringify(issues)).toContain('isBot')
  })

  it('takes money only in the one type for it', () => {
    const fields = shapesOf(one.input).flatMap((shape) => Object.entries(shape))
    const others = fields.filter(([name, schema]) => AMOUNT_NAMES.has(name) && !isAmount(schema))
    expect(others.map(([name]) => name)).toEqual([])
  })
})

it.each(NAMED.filter(([, { reply }]) => reply === 'list'))(
  '%s takes limit and offset of a list',
  (_, { input }) => {
    for (const { limit, offset } of shapesOf(input)) {
      const taken = [0, 1, 250, 251].map((size) => limit && z.safeParse(limit, size).success)
      expect(taken).toEqual([false, true, true, false])
      const starts = [undefined, 0, 1].map((start) => offset && z.safeParse(offset, start).success)
      expect(starts).toEqual([true, true, true])
    }
  },
)
