import { scatter, smooth } from '../scatter.ts'
import type { SceneMoment } from './art/scene.ts'
import { COURSE, type DecidedRace, distancesAt, FINISH_AT } from './race-course.ts'

/** Lengths of a stride: gallop and walk. */
const STRIDE = { gallop: 2.1, walk: 1.05 } as const
/** Lengths of the course behind the finish that the camera still shows: it waits there for the last runner. */
const BEHIND_FINISH = 1.6
/** Sharpness of the change of the camera from one leader to the next. */
const SHARPNESS = 1.4
/** Lengths between two runners of the parade, and per second. */
const PARADE = { gap: 2.3, speed: 0.55 } as const
/** Camera at the gates: the runners stand in the middle of the picture. */
const AT_GATES = 2.6

/** Returns the picture of a race at a share of it from 0 to 1. */
export function raceMoment(race: DecidedRace, progress: number): SceneMoment {
  const byNumber = distancesAt(race, progress)
  const distances = race.order.map((_, place) => byNumber.get(place + 1) ?? 0)
  const isStarted = progress > 0
  return {
    distances,
    poses: distances.map((distance, place) => ({
      gait: isStarted ? 'gallop' : 'stand',
      stride: distance / STRIDE.gallop + scatter(`${race.roundID}/step/${place}`),
    })),
    camera: cameraAt(distances) + panBehindFinish(distances, progress),
    gates: Math.max(...distances) < GATES_SEEN ? (isStarted ? 'open' : 'closed') : 'none',
  }
}

/** Lengths after which the gates are out of the picture. */
const GATES_SEEN = 24

/** Lengths of the course behind the finish on its photograph; the podium stands there. */
const PHOTO_BEHIND = 1.9

/** The picture of the finish, as the camera at the line took it. */
export const finishMoment = (race: DecidedRace): SceneMoment => ({
  ...raceMoment(race, FINISH_AT),
  camera: COURSE + PHOTO_BEHIND,
})

/** Follows the leader without a jump when the lead changes, and stops at the finish. */
function cameraAt(distances: readonly number[]): number {
  const first = Math.max(...distances)
  const sum = distances.reduce((total, distance) => total + Math.exp(SHARPNESS * (distance - first)), 0)
  const leader = first + (Math.log(sum) - Math.log(distances.length)) / SHARPNESS
  const followed = leader + AT_GATES * Math.max(0, 1 - leader / GATES_SEEN)
  const end = COURSE + BEHIND_FINISH
  const ahead = LOOK_AHEAD * smooth(leader, COURSE - 45, COURSE - 12)
  return clampTo(end, followed + ahead)
}

/** Lengths that the camera looks ahead of the leader before the finish. */
const LOOK_AHEAD = 3

function clampTo(end: number, followed: number): number {
  return followed < end - 4 ? followed : end - 4 * Math.exp((end - 4 - followed) / 4)
}

/** Follows the field a little behind the finish, so that it does not leave the picture. */
function panBehindFinish(distances: readonly number[], progress: number): number {
  const field = Math.max(...distances) - COURSE
  return Math.min(PAN_MAX, 0.5 * field) * smooth(progress, FINISH_AT + 0.03, 1)
}
const PAN_MAX = 6

/** The runners stand at the gates. */
export function gatesMoment(runners: number): SceneMoment {
  return {
    distances: Array.from({ length: runners }, () => 0),
    poses: Array.from({ length: runners }, () => ({ gait: 'stand' as const, stride: 0 })),
    camera: AT_GATES,
    gates: 'closed',
  }
}

/** The runners walk past in the order of their numbers; `seconds` go on. */
export function paradeMoment(runners: number, seconds: number): SceneMoment {
  const [round, walked] = [runners * PARADE.gap, seconds * PARADE.speed]
  const distances = Array.from({ length: runners }, (_, place) => {
    const behind = (((walked - place * PARADE.gap) % round) + round) % round
    return behind - round + PARADE_CENTRE
  })
  return {
    distances,
    poses: distances.map((_, place) => ({
      gait: 'walk' as const,
      stride: ((walked / STRIDE.walk) % 1) + scatter(`walk/${place}`),
    })),
    camera: PARADE_CAMERA,
    gates: 'none',
  }
}

/** The parade passes before the grandstand, well away from gates and finish. */
const PARADE_CAMERA = 60
const PARADE_CENTRE = PARADE_CAMERA + 5
