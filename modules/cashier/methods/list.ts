import { istanbulDay, istanbulDayStartMs, type Kurus, MINUTE_MS } from '@poyraz/kernel'
import { DEPOSITS } from './deposits.ts'
import { holidayFrom } from './holidays.ts'
import {
  DEPOSIT,
  type Direction,
  isGroup,
  type KycLevel,
  type Listed,
  type Method,
  WITHDRAWAL,
} from './method.ts'
import { WITHDRAWALS } from './withdrawals.ts'

const LISTED: readonly Listed[] = [...DEPOSITS, ...WITHDRAWALS]

/** All methods, including those inside groups. */
export const METHODS: readonly Method[] = LISTED.flatMap((one) => (isGroup(one) ? one.methods : [one]))

const BY_ID: ReadonlyMap<number, Method> = new Map(METHODS.map((method) => [method.id, method]))

export function methodById(id: number): Method | undefined {
  return BY_ID.get(id)
}

export function listedOf(direction: Direction): readonly Listed[] {
  return direction === DEPOSIT ? DEPOSITS : WITHDRAWALS
}

/** Returns the list with only the methods that `fits` accepts; empty groups are removed. */
export function filtered(list: readonly Listed[], fits: (method: Method) => boolean): readonly Listed[] {
  return list.flatMap((one): readonly Listed[] => {
    if (!isGroup(one)) return fits(one) ? [one] : []
    const methods = one.methods.filter(fits)
    return methods.length > 0 ? [{ ...one, methods }] : []
  })
}

/** True if the method is open at this instant; some methods follow bank hours in Istanbul time. */
export function isOpenAt({ officeMinutes }: Method, nowMs: number): boolean {
  if (officeMinutes === null) return true
  const day = istanbulDay(nowMs)
  const minute = (nowMs - istanbulDayStartMs(day)) / MINUTE_MS
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
  const [opens, closes] = officeMinutes
  return !isWeekend && minute >= opens && minute < Math.min(closes, holidayFrom(day) ?? closes)
}

/**
 * Returns the ids of the methods whose payments count towards the thresholds of this one, itself included.
 */
export function sharingMethods({ direction, transferType }: Method): readonly number[] {
  const shares = (one: Method) =>
    one.direction === direction && (direction === WITHDRAWAL || one.transferType === transferType)
  return METHODS.filter(shares).map(({ id }) => id)
}

/**
 * Returns the least amount of one payment. A closing account gives out all of a smaller `rest` wherever this
 * costs nothing, else it could never be closed; `null` for any other account.
 */
export function minFor({ direction, min, fee, amounts }: Method, rest: Kurus | null): Kurus {
  const isFree = direction === WITHDRAWAL && fee === 0n && amounts === null
  return isFree && rest !== null && rest > 0n && rest < min ? rest : min
}

/** Returns the largest amount of one payment for a player of this verification level. */
export function maxFor({ max, maxUnverified }: Method, level: KycLevel) {
  return level === 0 && maxUnverified !== null && maxUnverified < max ? maxUnverified : max
}
