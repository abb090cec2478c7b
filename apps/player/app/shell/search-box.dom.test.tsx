import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Manifest, ManifestProvider } from '../../shared/manifest/manifest.ts'
import type { SearchKind } from '../../shared/manifest/search-kind.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { SearchBox } from './search-box.tsx'

const toys: SearchKind<{ readonly name: string }> = {
  name: 'toy',
  title: 'games',
  limits: { panel: 3, page: 6 },
  query: (text) => ({
    queryKey: ['toy', 'list', { text }],
    queryFn: async () => ({ data: text === 'nzr' ? [{ name: 'Nazar' }] : [], total: text === 'nzr' ? 1 : 0 }),
  }),
  quick: () => ({
    queryKey: ['toy', 'quick', {}],
    queryFn: async () => ({ data: [{ name: 'Lale' }, { name: 'Kaplan' }], total: 2 }),
  }),
  recent: () => ({
    queryKey: ['toy', 'recent', {}],
    queryFn: async () => ({ data: [{ name: 'Kaplan' }], total: 1 }),
  }),
  keyOf: ({ name }) => name,
  addressOf: ({ name }) => `/toy/${name}`,
  Line: ({ item }) => <b>{item.name}</b>,
}
const manifests: readonly Manifest[] = [
  { routes: {}, searchPages: { limits: '/limits' }, searchKind: async () => toys as SearchKind },
]

const part = (
  <ManifestProvider value={manifests}>
    <SearchBox />
  </ManifestProvider>
)

describe.each(LANGS)('the search of the bar (%s)', (lang) => {
  const { home, search, searching } = TEXTS[lang]
  const box = () => screen.getByRole('button', { name: search.everywhere })
  const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: searching.label })
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  const chosen = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)

  it('has the focus in its field when the event of the press ends, and keeps what is typed at once', async () => {
    const { user } = await show(part, lang)
    box().click()
    expect(document.activeElement?.tagName).toBe('INPUT')
    await user.keyboard('nz')
    await waitFor(async () => expect((await field()).value).toBe('nz'))
    expect(document.activeElement).toBe(await field())
  })

  it('offers games of the lobby before anything is typed, in groups with names', async () => {
    const { user } = await show(part, lang)
    await user.click(box())
    const group = await screen.findByRole('group', { name: searching.quick })
    await within(group).findByRole('option', { name: 'Lale' })
    expect(options()).toEqual(['Lale', 'Kaplan', searching.open])
    expect(screen.queryByText(searching.recent)).toBeNull()
    await expectAccessible()
  })

  it('offers a signed-in player what they played last first, each game once', async () => {
    useSession.setState({ profile: { username: 'ayse' } as never })
    const { user } = await show(part, lang)
    await user.click(box())
    const group = await screen.findByRole('group', { name: home.lastPlayed })
    await within(group).findByRole('option', { name: 'Kaplan' })
    await screen.findByRole('option', { name: 'Lale' })
    expect(options()).toEqual(['Kaplan', 'Lale', searching.open])
    await expectAccessible()
    useSession.setState({ profile: null })
  })

  it('moves through the results with the arrow keys and opens the chosen one', async () => {
    const { user, history } = await show(part, lang)
    await user.click(box())
    await user.type(await field(), 'nzr')
    await screen.findByRole('option', { name: 'Nazar' })
    expect(chosen()).toEqual(['Nazar'])
    await user.keyboard('{ArrowUp}')
    expect(chosen()).toEqual([searching.all.replace('{query}', 'nzr')])
    expect((await field()).getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(history.location.pathname).toBe('/toy/Nazar'))
  })

  it('remembers a search whose result was opened, repeats it, and deletes it on request', async () => {
    const { user } = await show(part, lang)
    await user.click(box())
    await user.type(await field(), 'nzr')
    await user.click(await screen.findByRole('option', { name: 'Nazar' }))
    await user.click(box())
    await user.click(await screen.findByRole('option', { name: 'nzr' }))
    expect((await field()).value).toBe('nzr')
    await user.clear(await field())
    await screen.findByRole('group', { name: searching.recent })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: searching.clearRecent }))
    expect(screen.queryByRole('option', { name: 'nzr' })).toBeNull()
    expect(localStorage.getItem('recentSearches')).toBeNull()
  })

  it('finds pages of the site, and says what to do where nothing is found', async () => {
    const { user, history } = await show(part, lang)
    await user.click(box())
    await user.type(await field(), 'zzzzq')
    await screen.findByText(searching.none.replace('{query}', 'zzzzq'))
    await user.clear(await field())
    await user.type(await field(), 'limi')
    await user.click(await screen.findByRole('option', { name: searching.index.limits.title }))
    await waitFor(() => expect(history.location.pathname).toBe('/limits'))
  })

  it('opens by the slash key and closes by Escape, with the focus back on the box', async () => {
    const { user } = await show(part, lang)
    box().getClientRects = () => [{}] as unknown as DOMRectList
    await user.keyboard('/')
    await field()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(box()))
  })
})
