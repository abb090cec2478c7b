import type { FastifyInstance } from 'fastify'

type Title = { readonly tr: string; readonly en: string }

/** An entry of a menu: `auth` entries are for players who signed in; `icon` is a name of the icon set. */
type MenuItem = {
  readonly id: number
  readonly title: Title
  readonly url: string
  readonly icon: string
  readonly auth: boolean
  readonly children: readonly MenuItem[]
}

function item(id: number, title: Title, url: string, icon: string, auth = false): MenuItem {
  return { id, title, url, icon, auth, children: [] }
}

/** The lists of the protocol that are files. A menu holds only what is open. */
const FILES: Readonly<Record<string, readonly object[]>> = {
  'languages.json': [
    { id: 1, title: 'TR', lang: 'tr' },
    { id: 2, title: 'EN', lang: 'en' },
  ],
  'header-menu.json': [
    item(1, { tr: 'Ana sayfa', en: 'Home' }, '/', 'house'),
    item(2, { tr: 'Slotlar', en: 'Slots' }, '/slot', 'cherry'),
    item(3, { tr: 'Favoriler', en: 'Favourites' }, '/favorites', 'heart', true),
    item(4, { tr: 'Turu doğrula', en: 'Verify a round' }, '/verify', 'shield-check'),
  ],
  'footer-menu.json': [
    item(1, { tr: 'Slotlar', en: 'Slots' }, '/slot', 'cherry'),
    item(2, { tr: 'Turu doğrula', en: 'Verify a round' }, '/verify', 'shield-check'),
    item(3, { tr: 'Hesabım', en: 'My account' }, '/profile', 'user', true),
  ],
  'partners.json': [],
  'investment-methods.json': [],
}

/** `GET /data/<name>`. */
export function addDataFiles(app: FastifyInstance): void {
  for (const [name, list] of Object.entries(FILES)) {
    const body = JSON.stringify(list)
    app.get(`/data/${name}`, (_, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(body),
    )
  }
}
