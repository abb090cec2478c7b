/** The course as it is seen from above: two straights and two bends, in the units of the picture. */
export type Oval = { readonly width: number; readonly height: number }
type Point = { readonly x: number; readonly y: number }

/** Length of the way round. */
const aroundOf = ({ width, height }: Oval) => 2 * (width - height) + Math.PI * height

/** Share of the way round at which the finish is: late on the home straight, at the bottom. */
const FINISH_SHARE = 0.8

/**
 * Returns the place of a runner that has `left` laps to the finish, from the middle of the picture. Runners go
 * round anticlockwise and pass the home straight from left to right.
 */
export function placeOnOval(oval: Oval, left: number): Point {
  const { width, height } = oval
  const straight = width - height
  const [half, radius] = [straight / 2, height / 2]
  const bend = Math.PI * radius
  const homeEnd = FINISH_SHARE * straight
  const around = aroundOf(oval)
  const way = (((homeEnd - left * around) % around) + around) % around
  if (way < straight) return { x: way - half, y: radius }
  if (way < straight + bend) return turn(half, radius, Math.PI / 2 - (way - straight) / radius)
  if (way < 2 * straight + bend) return { x: half - (way - straight - bend), y: -radius }
  return turn(-half, radius, -Math.PI / 2 - (way - 2 * straight - bend) / radius)
}

function turn(x: number, radius: number, angle: number): Point {
  return { x: x + radius * Math.cos(angle), y: radius * Math.sin(angle) }
}
