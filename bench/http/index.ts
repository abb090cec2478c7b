import { machine, print } from '../shared/figures.ts'
import { measureCasino } from './casino.ts'
import { measureRoute } from './route.ts'

/** Measures H1 and W3: a call without its database and a bet with it, each compared with a bare echo. */
export async function main(): Promise<void> {
  print(`http · ${machine()}`)
  await measureRoute()
  await measureCasino()
}
