import { Box, Text } from '@sanity/ui'
import { memberships } from '../../shared/content/shapes/country.ts'
import { useLiveQuery } from '../desk/useLiveQuery.ts'
import { asEdited } from '../documents/asEdited.ts'
import { membershipTitles } from '../schema/objects/membershipTitles.ts'
import { say, sayText } from '../words/say.ts'

type Country = { _id: string; memberships: string[] | null }

const watched = '*[_type == "country"]'
const query = `${watched}{_id, memberships}`

/** Says how many countries each list has, or will have once the drafts are published. */
export function ListSizes() {
  const { result } = useLiveQuery<Country[]>(query, watched, {})
  if (!result) return null
  const ticked = asEdited(result).flatMap((country) => country.memberships ?? [])
  const lists = memberships.map((membership) => {
    const count = ticked.filter((it) => it === membership).length
    return `${sayText(membershipTitles[membership])}\u00a0${count}`
  })
  return (
    <Box paddingX={2}>
      <Text size={1} muted>
        {say('Countries in each list, with the drafts: {lists}.', { lists: lists.join(', ') })}
      </Text>
    </Box>
  )
}
