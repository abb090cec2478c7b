import type { Area } from '../page.ts'
import { noticePaths } from './paths.ts'

const { noAccess, maintenance, maintenanceControl } = noticePaths

/** Pages that explain why another page cannot be shown. */
export const notices: Area = {
  name: 'notices',
  pages: [
    { path: noAccess, head: 'noAccess', firstCalls: () => [], examples: [noAccess] },
    { path: maintenance, head: 'maintenance', examples: [] },
    { path: maintenanceControl, head: 'maintenance', examples: [] },
  ],
}
