/** The synthesiser: a chunk of its own, loaded with the first press. */
export { startAmbience } from './ambience.ts'
export { SCORE } from './score.ts'
