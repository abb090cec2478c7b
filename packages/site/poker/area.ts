import type { Area } from '../page.ts'
import { pokerPaths } from './paths.ts'

const { poker: path } = pokerPaths

export const poker: Area = {
  name: 'poker',
  pages: [{ path, head: 'poker', players: true, examples: [path] }],
}
