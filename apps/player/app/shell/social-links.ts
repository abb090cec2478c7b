import { SOCIAL_NETWORKS } from '@poyraz/contract/page-keys'

export type Network = { readonly icon: string; readonly name: string; readonly url: string }

/** Returns the networks of `SocialMediaLinks` that have an address, in their fixed order. */
export function openNetworks(text: string): readonly Network[] {
  const links = parsed(text)
  return SOCIAL_NETWORKS.flatMap((key) => {
    const { icon, name, url } = links[key] ?? {}
    if (typeof name !== 'string' || typeof url !== 'string' || !url.startsWith('https://')) return []
    return [{ icon: typeof icon === 'string' ? icon : '', name, url }]
  })
}

function parsed(text: string): Readonly<Record<string, Partial<Record<keyof Network, unknown>> | undefined>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as ReturnType<typeof parsed>) : {}
  } catch {
    return {}
  }
}
