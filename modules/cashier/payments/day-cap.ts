import type { Db } from '@poyraz/db'
import { istanbulDay, istanbulDayStartMs, type Kurus, kurus } from '@poyraz/kernel'
import { withdrawnSince } from '../store/withdrawals.ts'

/** What the player asked to withdraw on this day of Istanbul. */
export function withdrawnToday(db: Db, playerId: string, nowMs: number): Promise<bigint> {
  return withdrawnSince(db, playerId, new Date(istanbulDayStartMs(istanbulDay(nowMs))))
}

/** What a cap of the day leaves. */
export function leftOfDay(dayMax: Kurus, withdrawn: bigint): Kurus {
  return kurus(withdrawn < dayMax ? dayMax - withdrawn : 0n)
}
