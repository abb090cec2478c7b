import { createWagering, type Wagering } from '@poyraz/wagering'
import type { Base, Part } from './part.ts'

export function composeWagering({ database, clock, onMoved }: Base): Wagering {
  return createWagering({ database, clock, onMoved })
}

export function wageringPart({ wagering: { betIds } }: { readonly wagering: Wagering }): Part {
  return { name: 'wagering', statement: { betIds } }
}
