import { useMedia } from '../../../shared/use-media.ts'

const LENGTH = 64
/** Room for marks above the ground and for its edge below. */
const AROUND = 16

/** A drawn pitch or court: `yOf` places a mark on it, `matrix` its lines. It is flatter on phones, to leave room for prices. */
export function useGround() {
  const depth = useMedia('(min-width: 48rem)') ? 0.86 : 0.5
  return {
    viewBox: `-6 -10 112 ${AROUND + LENGTH * depth}`,
    matrix: `matrix(1 0 0 ${depth} 0 4)`,
    yOf: (y: number) => 4 + y * depth,
  }
}
