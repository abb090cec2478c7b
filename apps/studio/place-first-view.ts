import { writeLayout } from './layout-vars.ts'
import { layoutOf } from './scene/layout.ts'
import { writeTheme } from './theme-vars.ts'

/**
 * Runs inside the page, before it is painted: the drawn game takes its colours, its frame the room there is,
 * and within the player site it leaves out what that says itself.
 */
if (parent !== window) document.documentElement.dataset['framed'] = ''
const stage = document.querySelector<HTMLElement>('[data-rows]')
if (stage) {
  writeTheme(document.documentElement, stage.dataset['world'] ?? '')
  const rows = (stage.dataset['rows'] ?? '').split(' ').map(Number)
  writeLayout(document.documentElement, layoutOf(stage.getBoundingClientRect(), rows))
}
