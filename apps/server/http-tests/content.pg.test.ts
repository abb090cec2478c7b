import {
  cmsGetInformation,
  cmsGetPromotions,
  cmsGetSlider,
  cmsPopupInformation,
  financeListCashMethodsNew,
  INFORMATION_TYPES,
  ticketsDraws,
} from '@poyraz/contract'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { formatMoney } from '@poyraz/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const readJson = async (path: string) => (await fetch(`${server.url}${path}`)).json() as Promise<never>

describe('content over the endpoint', () => {
  it('has the language of the call, else of the user', async () => {
    const client = server.client()
    const titleOf = async (common: object) => {
      const { data } = await client.call(cmsGetInformation, { InfType: 'GenelKurallar' }, common)
      return data[0]?.title
    }
    const [tr, en] = [await titleOf({ Lang: 'tr' }), await titleOf({ Lang: 'en' })]
    expect(tr).not.toBe(en)
    expect(await titleOf({})).toBe(tr)
    const body = JSON.stringify({
      api: { class: 'cmscontroller', method: 'getInformation' },
      data: { InfType: 'GenelKurallar' },
      user: { lang: 'en' },
    })
    expect((await client.send(body)).data).toMatchObject([{ title: en }])
  })

  it('has every information type, and reports an unknown one (S7.8)', async () => {
    const client = server.client()
    expect(INFORMATION_TYPES).toHaveLength(12)
    for (const InfType of INFORMATION_TYPES) {
      const reply = await client.call(cmsGetInformation, { InfType }, { SiteType: 'mobile' })
      expect(reply).toMatchObject({ result: true, pagination: { total: 1 } })
      expect(reply.data[0]?.Text).not.toBe('')
    }
    expect(await client.call(cmsGetInformation, { InfType: 'Hakkinda' })).toMatchObject({
      http: 200,
      result: false,
      error: 'not_found',
      message: 'Kayıt bulunamadı',
    })
  })

  it('accepts the fields that the described client sends, and no others (S7.6, S7.7, S9.5)', async () => {
    const client = server.client()
    const sent = { SiteType: 'desktop', Lang: 'tr' }
    expect((await client.call(cmsGetPromotions, {}, sent)).result).toBe(true)
    expect((await client.call(cmsPopupInformation, { siteId: 111 }, sent)).result).toBe(true)
    expect(
      await client.call(cmsGetSlider, {}, { ...sent, pagination: { limit: 1, offset: 0 } }),
    ).toMatchObject({
      pagination: { limit: 1, offset: 0 },
    })
    expect(await client.call(cmsGetSlider, {}, { table: 'content.revision' })).toMatchObject({
      http: 400,
      error: 'bad_request',
    })
  })

  it.each(['tr', 'en'] as const)(
    'announces the lottery draw with its actual terms, in %s (S2.3)',
    async (Lang) => {
      const client = server.client()
      const [draw] = (await client.call(ticketsDraws, {}, { Lang })).data
      const { data } = await client.call(cmsGetPromotions, {}, { Lang })
      const told = data.find(({ title }) => title === draw?.name)
      expect(told).toMatchObject({ Start_date: draw?.opensAt, End_date: draw?.closesAt })
      const lira = (amount: number) => formatMoney(amount, Lang, { fraction: 'auto' })
      const prizes = (draw?.prizes ?? []).map(Number)
      for (const prize of prizes) expect(told?.html).toContain(`<td>${lira(prize)}</td>`)
      expect(told?.summary).toContain(lira(prizes.reduce((sum, prize) => sum + prize, 0)))
      const [perTicket = '', most = ''] = draw?.rule.match(/₺[\d.,]*\d|\d+/g) ?? []
      expect(told?.summary).toMatch(new RegExp(`${perTicket} .*\\b${most}\\b`))
    },
  )

  it('shows a change at once (S3.7, S5.10)', async () => {
    const words = { tr: 'Yeni', en: 'New' }
    const body = { title: words, html: { tr: '<p>a</p>', en: '<p>a</p>' }, image: 'x' }
    await server.context.content.putItem({ kind: 'popup', id: 77, status: 1, sort: 1, body })
    const shown = async () => (await server.client().call(cmsPopupInformation, {})).data.map(({ id }) => id)
    expect(await shown()).toContain(77)
    await server.context.content.putItem({ kind: 'popup', id: 77, status: 0, sort: 1, body })
    expect(await shown()).not.toContain(77)
  })
})

describe('public reads', () => {
  it('show no licence with play money (S7.18)', async () => {
    expect(await readJson('/endpoint/v1/licenses?version=1')).toMatchObject({ result: true, data: [] })
  })

  it('return the connection data of a visitor (S7.19)', async () => {
    const { data } = await readJson('/endpoint/v1/client-info')
    expect(Object.keys(data).sort()).toEqual(['city', 'country', 'countryCode', 'ip', 'timezone'])
  })
})

describe('the lists that are files', () => {
  it('come from the store and follow it (S3.31, S7.37)', async () => {
    const before: readonly { id: number }[] = await readJson('/data/header-menu.json')
    expect(before.length).toBeGreaterThan(0)
    const body = {
      id: 99,
      title: { tr: 'Yeni', en: 'New' },
      url: '/faq',
      icon: 'house',
      auth: false,
      children: [],
    }
    await server.context.content.putItem({ kind: 'header-menu', id: 99, status: 1, sort: 0, body })
    const after: readonly { id: number }[] = await readJson('/data/header-menu.json')
    expect(after).toEqual([body, ...before])
  })

  it.each(['tr', 'en'])('name the deposit methods of the cashier, in %s (S3.31)', async (Lang) => {
    const { client } = await newPlayer(server)
    const { data } = await client.call(financeListCashMethodsNew, { Type: 1 }, { Lang })
    const named = (one: { name: string; logo: string }) => [one.name, one.logo]
    const ways = data.methods_list.map((one) => named(one.type === 'group' ? one.properties : one))
    const shown: readonly { name: string; logo: string }[] = await readJson(
      `/data/investment-methods.json?lang=${Lang}`,
    )
    expect(shown.map(named)).toEqual(ways)
  })
})
