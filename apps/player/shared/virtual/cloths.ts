/** Colours of the cloth and of its number, by the number of the runner. */
const CLOTHS = [
  ['#d6263c', '#ffffff'],
  ['#f7f4ea', '#101820'],
  ['#1d4fd0', '#ffffff'],
  ['#f3c13a', '#101820'],
  ['#0b7a4b', '#ffffff'],
  ['#15181d', '#f3c13a'],
  ['#f07a2b', '#101820'],
  ['#e985b5', '#101820'],
] as const

/** Returns the colours of a runner's number cloth and of the number on it. */
export const clothOf = (number: number): readonly [cloth: string, ink: string] =>
  CLOTHS[(number - 1) % CLOTHS.length] ?? CLOTHS[0]
