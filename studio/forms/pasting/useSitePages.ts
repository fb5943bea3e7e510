import type { SanityClient } from '@sanity/client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isPublishedId, useClient } from 'sanity'
import { type PageType, pageTypes, pathOf } from '../../../shared/content/addresses/paths.ts'
import { normalizedPath } from '../../../shared/content/shapes/redirect.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { previewUrl } from '../../settings.ts'
import { useBuilds } from '../../tools/website/BuildsProvider.tsx'
import type { SitePages } from './pastedLink.ts'

/** Returns the published pages by their addresses and old addresses; none until they are loaded. */
export function useSitePages(): SitePages {
  const client = useClient({ apiVersion })
  const builds = useBuilds()
  const { data: ids } = useQuery({
    queryKey: ['addresses of pages'],
    queryFn: () => idsByPath(client),
    staleTime: 60_000,
  })
  return useMemo(() => {
    const addresses = builds?.flatMap(({ record }) => record.address ?? []) ?? []
    const hosts = [previewUrl, ...addresses].map((address) => new URL(address).host)
    const variants = hosts.map((host) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`))
    return { hosts: new Set([...hosts, ...variants]), ids: ids ?? new Map() }
  }, [builds, ids])
}

type Page = { _id: string; _type: PageType; slug: string | null }
type Redirect = { _id: string; from: string | null; to: string | null }

/** Returns the ids of the published pages by their paths and by the paths that redirect to them. */
export async function idsByPath(client: SanityClient): Promise<SitePages['ids']> {
  const raw = client.withConfig({ perspective: 'raw' })
  const [pages, redirects] = await Promise.all([
    raw.fetch<Page[]>('*[_type in $pageTypes]{_id, _type, "slug": slug.current}', { pageTypes }),
    raw.fetch<Redirect[]>('*[_type == "redirect"]{_id, from, "to": to._ref}'),
  ])
  return new Map([
    ...redirects.flatMap(({ _id, from, to }) =>
      isPublishedId(_id) && from && to ? [[normalizedPath(from), to] as const] : [],
    ),
    // Pages are last, because a page takes precedence over a redirect from its path.
    ...pages.flatMap(({ _id, _type, slug }) =>
      isPublishedId(_id)
        ? [[normalizedPath(pathOf({ _type, slug: slug ?? undefined })), _id] as const]
        : [],
    ),
  ])
}
