import { useQuery } from '@tanstack/react-query'
import { useManifests } from '../../../shared/manifest/manifest.ts'

/** Loads the search code of all kinds of the manifests once. */
export function useSearchKinds() {
  const loaders = useManifests().flatMap(({ searchKind }) => searchKind ?? [])
  return useQuery({
    queryKey: ['search-kinds'],
    queryFn: () => Promise.all(loaders.map((load) => load())),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
