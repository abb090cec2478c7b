import type { Area } from '../page.ts'
import { verificationPaths } from './paths.ts'

const { verification: path } = verificationPaths

export const verification: Area = {
  name: 'verification',
  pages: [{ path, head: 'verification', players: true, examples: [path] }],
}
