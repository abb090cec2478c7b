import { hiLo } from './asagi-yukari/client.ts'
import { plinko } from './bilye/client.ts'
import { wheel } from './cark/client.ts'
import type { OriginalClient } from './client.ts'
import { keno } from './keno/client.ts'
import { mines } from './mayin-tarlasi/client.ts'
import { limbo } from './ucurtma/client.ts'
import { dice } from './zar/client.ts'

/** Every original that the studio can show. */
export const CLIENTS: readonly OriginalClient[] = [dice, limbo, plinko, wheel, keno, mines, hiLo]
