import type { Area } from '../page.ts'
import { protectionPaths } from './paths.ts'

const { limits: path } = protectionPaths

export const protection: Area = {
  name: 'protection',
  pages: [{ path, head: 'limits', players: true, examples: [path] }],
}
