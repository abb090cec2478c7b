import { err, ok, type Result } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../preferences/languages.ts'
import { enterMaintenance, isUnderMaintenance } from './maintenance.ts'
import { CallError } from './queries.ts'
import { isReply, type Refused, readReply, refused } from './reply.ts'
import { get } from './transport.ts'

const ENDPOINT = '/endpoint/v1'
/** Data files and public reads of the frame change rarely; a page load fetches the current version. */
const STALE_MS = Number.POSITIVE_INFINITY

/** Maintenance window, if one is planned; instants in ISO 8601. */
export type MaintenanceNotice = {
  readonly maintenance: boolean
  readonly from: string | null
  readonly until: string | null
  readonly message: string
}

export type Licence = {
  readonly id: string | number
  readonly authority: string
  readonly number: string
  readonly holder: string
  readonly logo: string
  readonly url: string
  readonly validUntil: string
}

export type ClientInfo = {
  readonly ip: string
  readonly country: string | null
  readonly countryCode: string | null
  readonly city: string | null
  readonly timezone: string | null
}

/** An entry of a menu; the heading of a group has an empty `url`. `auth` entries are for players. */
export type MenuEntry = {
  readonly id: number
  readonly title: Readonly<Record<Lang, string>>
  readonly url: string
  readonly icon: string
  readonly auth: boolean
  readonly children: readonly MenuEntry[]
}

/** A partner or a payment method; `logo` is a code of a picture (see `contentArtUrl`). */
export type NamedLogo = {
  readonly id?: number
  readonly name: string
  readonly logo: string
  readonly url: string
}

/** Types of the public reads by their path with its fixed query string. */
type PublicReads = {
  readonly 'check-maintenance?site=poyraz&version=1': MaintenanceNotice
  readonly 'licenses?version=1': readonly Licence[]
  readonly 'client-info': ClientInfo
}

type Files = {
  readonly languages: readonly Language[]
  readonly 'header-menu': readonly MenuEntry[]
  readonly 'footer-menu': readonly MenuEntry[]
  readonly partners: readonly NamedLogo[]
  readonly 'investment-methods': readonly NamedLogo[]
}

/** Fetches one of the public reads. During maintenance only `check-maintenance` is sent. */
export async function readPublic<P extends keyof PublicReads>(
  path: P,
): Promise<Result<PublicReads[P], Refused>> {
  if (isUnderMaintenance() && !path.startsWith('check-maintenance')) return err(refused('maintenance'))
  const got = await get(`${ENDPOINT}/${path}`)
  if (!got.ok) return got
  if (!isReply(got.value)) return err(refused('unreachable'))
  const answer = readReply(got.value)
  if (answer.ok) return ok(answer.value.data as PublicReads[P])
  if (answer.error.error === 'maintenance') enterMaintenance()
  return answer
}

export const publicReadQuery = <P extends keyof PublicReads>(path: P) =>
  queryOptions({
    queryKey: ['public-reads', path],
    queryFn: async () => {
      const answer = await readPublic(path)
      if (!answer.ok) throw new CallError(answer.error)
      return answer.value
    },
    staleTime: STALE_MS,
  })

/** Query options of one of the data files. Each file holds both languages. */
export const dataFileQuery = <N extends keyof Files>(name: N, lang?: Lang) =>
  queryOptions({
    queryKey: ['data', name, lang],
    queryFn: async () => {
      const got = isUnderMaintenance()
        ? err(refused('maintenance'))
        : await get(`/data/${name}.json${lang ? `?lang=${lang}` : ''}`)
      if (!got.ok) throw new CallError(got.error)
      if (!Array.isArray(got.value)) throw new CallError(refused('unreachable'))
      return got.value as unknown as Files[N]
    },
    staleTime: STALE_MS,
  })
