/** The synthesiser: a chunk of its own, loaded with the first press. */
export { startAmbience } from './ambience.ts'
export { INSTRUMENTS } from './instruments.ts'
export { SCORE } from './score.ts'
