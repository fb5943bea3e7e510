import { Box, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { type Membership, memberships } from '../../shared/content/shapes/country.ts'
import { useLiveQuery } from '../desk/useLiveQuery.ts'
import { asEdited } from '../documents/asEdited.ts'
import { t, translate } from '../i18n/t.ts'
import { membershipTitles } from '../schema/objects/titles.ts'

type Country = { _id: string; memberships: string[] | null }

const watched = '*[_type == "country"]'
const query = `${watched}{_id, memberships}`

type ListSize = { membership: Membership; count: number }

/** Returns how many countries each list has, or will have once the drafts are published. */
export function useListSizes(): ListSize[] | undefined {
  const { result } = useLiveQuery<Country[]>(query, watched, {})
  return useMemo(() => {
    if (!result) return undefined
    const ticked = asEdited(result).flatMap((country) => country.memberships ?? [])
    return memberships.map((membership) => ({
      membership,
      count: ticked.filter((it) => it === membership).length,
    }))
  }, [result])
}

/** Says how many countries each list has. */
export function ListSizes({ sizes }: { sizes: ListSize[] }) {
  const lists = sizes.map(
    ({ membership, count }) => `${translate(membershipTitles[membership])}\u00a0${count}`,
  )
  return (
    <Box paddingX={2}>
      <Text size={1} muted>
        {t('Countries in each list, with the drafts: {lists}.', { lists: lists.join(', ') })}
      </Text>
    </Box>
  )
}
