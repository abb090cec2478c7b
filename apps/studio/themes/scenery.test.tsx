import { SLOT_GAMES } from '@poyraz/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadScenery } from './scenery.ts'

it.each([...new Set(SLOT_GAMES.map(({ theme }) => theme))])(
  'the scenery of %s has no inline styles: the policy of the page refuses them in its first view',
  async (theme) => {
    const { far, middle, near, above, frame } = await loadScenery(theme)
    const markup = renderToStaticMarkup([far, middle, near, above, frame])
    expect(markup).toContain('<path')
    expect(markup).not.toContain('style=')
  },
)
