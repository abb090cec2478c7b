export { assert, unreachable } from './assert.ts'
export { type Bounded, type Bounds, bounded } from './bounded.ts'
export { type BoundedByOwner, boundedByOwner } from './bounded-by-owner.ts'
export {
  type Clock,
  DAY_MS,
  HOUR_MS,
  istanbulDay,
  istanbulDayStartMs,
  MINUTE_MS,
  SECOND_MS,
  sqlTime,
  systemClock,
} from './clock.ts'
export { deferred } from './deferred.ts'
export { eachOf } from './each.ts'
export { randomId, uuidv7 } from './ids.ts'
export { type Kurus, kurus, mulDivFloor } from './kurus.ts'
export { type Remembered, remembered } from './remembered.ts'
export { type Err, err, type Ok, ok, type Result } from './result.ts'
export { shortCode } from './short-code.ts'
export { isStaffName, staffActor, staffNameOf } from './staff-name.ts'
export { inTurn, repeat, stopAll } from './work.ts'
