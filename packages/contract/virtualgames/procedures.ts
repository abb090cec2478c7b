export { virtualgamesInitGame } from './init-game.ts'
export { virtualgamesList, virtualgamesRound } from './rounds.ts'
