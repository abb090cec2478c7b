import { machine, print } from '../shared/figures.ts'
import { measureRoute } from './route.ts'

/** H1: the route of a call without its database, beside a bare echo of the same framework. */
export async function main(): Promise<void> {
  print(`http · ${machine()}`)
  await measureRoute()
}
