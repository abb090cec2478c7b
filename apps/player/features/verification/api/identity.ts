import type { Lang } from '@poyraz/text'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'

export type Identity = Item<'kyc.status'>
export type Document = Identity['documents'][number]
export type DocumentKind = Document['kind']

export const identityQuery = (lang: Lang) => callQuery('kyc.status', {}, lang)
