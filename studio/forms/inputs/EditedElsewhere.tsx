import { Card, Stack, Text } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { type ObjectInputProps, useClient } from 'sanity'
import { documentLists } from '../../../shared/content/lists/documentLists.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import {
  isInList,
  listOfPart,
  type PagePart,
  readPublished,
} from '../../documents/links/listedDocuments.ts'
import { tRich, translate } from '../../i18n/t.ts'
import { StudioLink } from '../../ui/StudioLink.tsx'

/** The tool or document where editors change the content that a section shows besides its own fields. */
export type EditLocation = {
  title: string
  /** Below the Studio's base path. */
  path: string
}

type EditedElsewhereProps = Pick<ObjectInputProps<PagePart>, 'schemaType' | 'value'> & {
  location: EditLocation
}

/** The description of a section that shows content from elsewhere, with a link to that content's editor. */
export function EditedElsewhere({ location, schemaType, value }: EditedElsewhereProps) {
  const list = listOfPart({ ...value, _type: schemaType.name })
  const client = useClient({ apiVersion })
  const { data: published } = useQuery({
    queryKey: ['listed', list?.name],
    queryFn: () => (list ? readPublished(client, documentLists[list.name].type) : []),
    enabled: list !== undefined,
  })
  const link = <StudioLink to={location.path}>{translate(location.title)}</StudioLink>
  const count = list && published?.filter((document) => isInList(document, list)).length
  return (
    <Card tone="transparent" border radius={2} padding={3} data-testid="edited-elsewhere">
      <Stack gap={3}>
        <Text size={1}>{schemaType.description}</Text>
        <Text size={1}>
          {count === undefined
            ? tRich('It is edited under {place}.', { place: link })
            : tRich('Published now: {count}. They are edited under {place}.', {
                place: link,
                count,
              })}
        </Text>
      </Stack>
    </Card>
  )
}
