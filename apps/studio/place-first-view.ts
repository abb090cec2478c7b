import { writeLayout } from './layout-vars.ts'
import { layoutOf } from './scene/layout.ts'
import { writeTheme } from './theme-vars.ts'

/**
 * Runs inside the page before the first paint: sets the theme colours and the size of the frame for the drawn
 * first view, and hides the parts that the player site shows itself.
 */
if (parent !== window) document.documentElement.dataset['framed'] = ''
const stage = document.querySelector<HTMLElement>('[data-rows]')
if (stage) {
  writeTheme(document.documentElement, stage.dataset['world'] ?? '')
  const rows = (stage.dataset['rows'] ?? '').split(' ').map(Number)
  const stretched = 'stretched' in stage.dataset
  writeLayout(document.documentElement, layoutOf(stage.getBoundingClientRect(), rows, stretched))
}
