import { createBus } from '@poyraz/bus'
import {
  cmsGetActiveItems,
  cmsGetAllItems,
  cmsGetIcSlider,
  cmsGetInformation,
  cmsGetPromotions,
  cmsGetSlider,
  cmsGetSpecialDateInf,
  cmsGetTournaments,
  cmsPopupInformation,
  type Language,
} from '@poyraz/contract'
import { createCaller, createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Content, contentChanged, createContent, type ItemInput } from './index.ts'
import { SEED } from './seed/all.ts'
import { PAGES } from './seed/pages.ts'

const START = Date.parse('2026-11-21T09:00:00Z')
const NOVEMBER = { from: '2026-11-01T00:00:00+03:00', until: '2026-12-01T00:00:00+03:00' }
const words = (text: string) => ({ tr: `${text} tr`, en: `${text} en` })

let test: TestDatabase
let content: Content
let call: ReturnType<typeof createCaller>
const errors: unknown[] = []
const versions: number[] = []
const clock = fakeClock(START)

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  const superuser = new pg.Client(test.superuserUrl)
  await superuser.connect()
  await superuser.query('truncate content.revision restart identity')
  await superuser.end()
  errors.length = 0
  versions.length = 0
  clock.set(START)
  open()
})

function open(): void {
  const bus = createBus((error) => errors.push(error))
  bus.subscribe(contentChanged, ({ version }) => versions.push(version))
  content = createContent({ database: test.database, clock, bus, onError: (error) => errors.push(error) })
  call = createCaller(content.register)
}

async function put(...items: readonly ItemInput[]): Promise<void> {
  for (const item of items) await content.putItem(item)
}

type SliderInput = Extract<ItemInput, { kind: 'slider' }>

function slider(id: number, change: Partial<SliderInput['body']> = {}, status: 0 | 1 = 1): SliderInput {
  const body = {
    type: 'home',
    place: 'left',
    title: words('T'),
    text: words('t'),
    image: '1f381',
    link: '/slot',
  }
  return {
    kind: 'slider',
    id,
    status,
    sort: id,
    body: { ...body, ...NOVEMBER, ...change } as SliderInput['body'],
  }
}

function popup(id: number, html: string, status: 0 | 1 = 1): ItemInput {
  return {
    kind: 'popup',
    id,
    status,
    sort: id,
    body: { title: words('P'), html: { tr: html, en: html }, image: 'x' },
  }
}

const visitor = (lang: Language = 'tr') => ({ playerId: null, lang })

type Handled = { readonly ok: boolean; readonly value?: unknown }

/** Items of the reply of a list call. */
function itemsOf(handled: Handled): readonly Record<string, unknown>[] {
  expect(handled.ok).toBe(true)
  const value = handled.value as { items?: readonly Record<string, unknown>[] }
  return value.items ?? (handled.value as readonly Record<string, unknown>[])
}

const idsOf = (handled: Handled) => itemsOf(handled).map(({ id }) => id)

async function revisions() {
  const { rows } = await sql<{ kind: string; id: number; status: number; origin: string; version: bigint }>`
    select kind, id, status, origin, version from content.revision order by version`.execute(test.database.db)
  return rows
}

describe('versions', () => {
  it('rise with each change, keep the ones before, and are told once', async () => {
    await put(popup(1, '<p>a</p>'), popup(1, '<p>b</p>'), popup(1, '<p>b</p>'))
    expect((await revisions()).map(({ version }) => version)).toEqual([1n, 2n])
    expect(itemsOf(await call(cmsPopupInformation, {}, visitor()))).toMatchObject([{ html: '<p>b</p>' }])
    expect(versions).toEqual([1, 2])
  })

  it('come back as new ones: what was shown before is another version', async () => {
    await put(popup(1, '<p>a</p>'), popup(1, '<p>b</p>'), popup(1, '<p>a</p>'))
    expect(await revisions()).toHaveLength(3)
  })

  it('cannot be changed or taken away by the application', async () => {
    await put(popup(1, '<p>a</p>'))
    const { db } = test.database
    await expect(sql`update content.revision set body = '{}'`.execute(db)).rejects.toThrow(
      /permission denied/,
    )
    await expect(sql`delete from content.revision`.execute(db)).rejects.toThrow(/permission denied/)
  })

  it('of writers at the same time stand one after the other', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => content.putItem(popup(1, `<p>${index}</p>`))))
    expect((await revisions()).map(({ version }) => Number(version))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(versions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('of another process show within half a minute', async () => {
    await put(popup(1, '<p>a</p>'))
    expect(idsOf(await call(cmsPopupInformation, {}, visitor()))).toEqual([1])
    const other = createContent({
      database: test.database,
      clock,
      bus: createBus(() => {}),
      onError: () => {},
    })
    await other.putItem(popup(2, '<p>b</p>'))
    expect(idsOf(await call(cmsPopupInformation, {}, visitor()))).toEqual([1])
    clock.advance(30_000)
    expect(idsOf(await call(cmsPopupInformation, {}, visitor()))).toEqual([1, 2])
  })
})

describe('the seed', () => {
  it('is written once: a second start changes nothing', async () => {
    await content.sync()
    const first = await revisions()
    expect(first).toHaveLength(SEED.length)
    expect(versions).toEqual([SEED.length])
    open()
    await content.sync()
    expect(await revisions()).toEqual(first)
    expect(errors).toEqual([])
  })

  it('leaves an item that staff edited as they made it', async () => {
    await content.sync()
    const [first] = SEED.filter((item) => item.kind === 'popup')
    await content.putItem({ ...popup(first?.id ?? 0, '<p>ours</p>') })
    open()
    await content.sync()
    expect(itemsOf(await call(cmsPopupInformation, {}, visitor()))).toContainEqual(
      expect.objectContaining({ id: first?.id, html: '<p>ours</p>' }),
    )
  })

  it('started twice at once is written once', async () => {
    const other = createContent({
      database: test.database,
      clock,
      bus: createBus(() => {}),
      onError: () => {},
    })
    await Promise.all([content.sync(), other.sync()])
    expect(await revisions()).toHaveLength(SEED.length)
  })

  it('answers every procedure, in the language that was asked for (S7.7)', async () => {
    await content.sync()
    const aboutUs = PAGES.find(({ infType }) => infType === 'SiteInformation')
    for (const lang of ['tr', 'en'] as const) {
      const about = await call(cmsGetInformation, { InfType: 'SiteInformation' }, visitor(lang))
      expect(itemsOf(about)).toMatchObject([{ title: aboutUs?.title[lang], Text: aboutUs?.html[lang] }])
      const procedures = [cmsGetAllItems, cmsGetPromotions, cmsPopupInformation, cmsGetSpecialDateInf]
      for (const procedure of procedures) {
        expect(itemsOf(await call(procedure, {}, visitor(lang))).length, procedure.method).toBeGreaterThan(0)
      }
    }
    expect((await content.lists()).headerMenu.length).toBeGreaterThan(0)
  })
})

describe('sliders', () => {
  it('show from their first instant up to their last, and all of them whatever their dates (S3.6, S5.10, S7.6)', async () => {
    await put(slider(1), slider(2, { from: '2026-12-01T00:00:00+03:00', until: '2027-01-01T00:00:00+03:00' }))
    const shownAt = async (at: string) => {
      clock.set(Date.parse(at))
      const lists = [await call(cmsGetSlider, {}, visitor()), await call(cmsGetActiveItems, {}, visitor())]
      expect(idsOf(lists[0] as Handled)).toEqual(idsOf(lists[1] as Handled))
      return idsOf(lists[0] as Handled)
    }
    expect(await shownAt('2026-10-31T20:59:59.999Z')).toEqual([])
    expect(await shownAt('2026-10-31T21:00:00Z')).toEqual([1])
    expect(await shownAt('2026-11-30T20:59:59.999Z')).toEqual([1])
    expect(await shownAt('2026-11-30T21:00:00Z')).toEqual([2])
    expect(idsOf(await call(cmsGetAllItems, {}, visitor()))).toEqual([1, 2])
  })

  it('with status 0 are never shown (S3.7, S5.10)', async () => {
    await put(slider(1, {}, 0), slider(2))
    expect(idsOf(await call(cmsGetAllItems, {}, visitor()))).toEqual([2])
    await put(slider(2, {}, 0))
    expect(idsOf(await call(cmsGetAllItems, {}, visitor()))).toEqual([])
  })

  it('come in their order, in UTC and for our site alone (S3.6, S7.6)', async () => {
    await put(slider(3), slider(1), slider(2))
    const slides = await call(cmsGetSlider, {}, visitor('en'))
    expect(idsOf(slides)).toEqual([1, 2, 3])
    expect(itemsOf(slides)[0]).toMatchObject({
      title: 'T en',
      Start_date: '2026-10-31T21:00:00.000Z',
      sliderPlace: 'sol',
    })
    expect(idsOf(await call(cmsGetSlider, { siteId: 1 }, visitor()))).toEqual([])
  })

  it('inside the content are found by page and by side (S7.5)', async () => {
    await put(slider(1), slider(2, { type: 'slot', place: 'right' }), slider(3, { type: 'slot' }))
    expect(idsOf(await call(cmsGetSlider, {}, visitor()))).toEqual([1])
    expect(idsOf(await call(cmsGetIcSlider, {}, visitor()))).toEqual([2, 3])
    expect(idsOf(await call(cmsGetIcSlider, { sliderPlace: 'sag' }, visitor()))).toEqual([2])
    expect(idsOf(await call(cmsGetIcSlider, { sliderPlace: 'sol' }, visitor()))).toEqual([3])
    expect(idsOf(await call(cmsGetIcSlider, { SliderType: 'live' }, visitor()))).toEqual([])
    expect(idsOf(await call(cmsGetIcSlider, { SliderType: 'home' }, visitor()))).toEqual([])
  })
})

describe('promotions and popups', () => {
  it('with status 0 are never shown (S3.7, S5.10)', async () => {
    const promotion = (id: number, status: 0 | 1): ItemInput => ({
      kind: 'promotion',
      id,
      status,
      sort: id,
      body: {
        category: 'casino',
        title: words('B'),
        summary: words('b'),
        html: words('<p>b</p>'),
        image: 'x',
        cta: null,
        ...NOVEMBER,
      },
    })
    await put(promotion(1, 0), promotion(2, 1), popup(1, '<p>a</p>', 0), popup(2, '<p>a</p>'))
    expect(idsOf(await call(cmsGetPromotions, {}, visitor()))).toEqual([2])
    expect(idsOf(await call(cmsPopupInformation, {}, visitor()))).toEqual([2])
  })
})

describe('markup', () => {
  it('is cleaned on the way in', async () => {
    await put(popup(1, '<p onclick="x()">a</p><script>x()</script>'))
    const { rows } = await sql<{ body: object }>`select body from content.revision`.execute(test.database.db)
    expect(rows[0]?.body).toMatchObject({ html: { tr: '<p>a</p>' } })
  })

  it('is cleaned on the way out, whoever wrote it', async () => {
    const body = { title: words('P'), html: words('<p>a</p><img src=x onerror=alert(1)>'), image: 'x' }
    await sql`
      insert into content.revision (kind, id, status, sort, body, hash, origin, created_at)
      values ('popup', 1, 1, 1, ${JSON.stringify(body)}, ${'0'.repeat(64)}, 'staff', now())`.execute(
      test.database.db,
    )
    expect(itemsOf(await call(cmsPopupInformation, {}, visitor()))).toMatchObject([{ html: '<p>a</p> tr' }])
  })

  it('of an item that does not fit its kind hides that item alone, and is told', async () => {
    await put(popup(2, '<p>b</p>'))
    await sql`
      insert into content.revision (kind, id, status, sort, body, hash, origin, created_at)
      values ('popup', 1, 1, 1, '{"title": 1}', ${'0'.repeat(64)}, 'staff', now())`.execute(test.database.db)
    open()
    expect(idsOf(await call(cmsPopupInformation, {}, visitor()))).toEqual([2])
    expect(String(errors[0])).toContain('popup 1')
  })

  it('with an address that leads elsewhere than to the web is refused', async () => {
    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example']) {
      await expect(content.putItem(slider(1, { link }))).rejects.toThrow('link')
    }
    expect(await revisions()).toEqual([])
  })
})

describe('information', () => {
  it('is a list of one, and not found where there is none (S3.8)', async () => {
    await content.sync()
    const found = await call(cmsGetInformation, { InfType: 'bottomBarInfo' }, visitor())
    expect(itemsOf(found)).toHaveLength(1)
    expect(itemsOf(found)[0]?.['Text']).not.toContain('<')
    for (const InfType of ['Nothing', 'ResponsibleGaming', '__proto__']) {
      expect(await call(cmsGetInformation, { InfType }, visitor())).toMatchObject({
        error: { error: 'not_found' },
      })
    }
  })

  it('about the house says where to write for help, if the installation has such an address', async () => {
    const supportEmail = 'destek@poyraz.example'
    const deps = { database: test.database, clock, bus: createBus(() => {}), onError: () => {} }
    const helped = createContent({ ...deps, supportEmail })
    await helped.sync()
    const ask = async (one: Content, InfType: string) =>
      itemsOf(await createCaller(one.register)(cmsGetInformation, { InfType }, visitor()))[0]
    expect(await ask(helped, 'DomainBilgi')).toMatchObject({ InfType: 'DomainBilgi', supportEmail })
    expect(await ask(helped, 'bottomBarInfo')).not.toHaveProperty('supportEmail')
    expect(await ask(content, 'DomainBilgi')).not.toHaveProperty('supportEmail')
  })

  it('about social media is the JSON of all nine networks (S3.8, S3.9)', async () => {
    await content.sync()
    const [item] = itemsOf(await call(cmsGetInformation, { InfType: 'SocialMediaLinks' }, visitor()))
    const links = JSON.parse(String(item?.['Text'])) as Record<string, object>
    expect(Object.keys(links)).toHaveLength(9)
    for (const link of Object.values(links)) expect(Object.keys(link).sort()).toEqual(['icon', 'name', 'url'])
  })
})

describe('special dates', () => {
  it('fall on their next day, the nearest first (S3.7, S7.7)', async () => {
    const date = (id: number, day: string): ItemInput => {
      const body = { day, title: words(day), html: words('<p>x</p>') }
      return { kind: 'special-date', id, status: 1, sort: id, body }
    }
    await put(date(1, '04-23'), date(2, '12-31'), date(3, '11-21'))
    const dates = itemsOf(await call(cmsGetSpecialDateInf, {}, visitor()))
    expect(dates.map((one) => one['date'])).toEqual(['2026-11-21', '2026-12-31', '2027-04-23'])
  })
})

describe('tournaments and licences', () => {
  it('are empty until there are some (S7.9)', async () => {
    await content.sync()
    expect(await call(cmsGetTournaments, {}, visitor())).toEqual({ ok: true, value: [] })
    expect(await content.licences()).toEqual([])
  })

  it('show what they are made of (S7.9)', async () => {
    const prizes = [
      { place: 1, prize: 100_000 },
      { place: 2, prize: 50_000 },
    ]
    const body = {
      name: words('Kupa'),
      html: words('<p>x</p>'),
      image: '1f3c6',
      prizes,
      games: [1],
      ...NOVEMBER,
    }
    await put({ kind: 'tournament', id: 1, status: 1, sort: 1, body })
    const [item] = itemsOf(await call(cmsGetTournaments, {}, visitor()))
    expect(item).toMatchObject({ name: 'Kupa tr', prizePool: 150_000n, leaderboard: [], games: [1] })
  })
})
