import styled from 'styled-components'
import { sourceId } from '../../../shared/content/addresses/anchors.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useCurrentPage, useMessages } from '../../loading/ContentProvider.tsx'
import type { Source, SourceList } from '../../model/types.ts'
import { color, font } from '../../theme/tokens.ts'
import { VisuallyHidden } from '../../ui/typography.tsx'

const Numbers = styled.sup`
  color: ${color.accent};
  font-size: ${font.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 0;

  /* As far apart as fingers need. Inline, so that lines stay as high as others. */
  a {
    padding: .5em .65em;
  }
`

/** Returns the list of sources at the end of the current page. */
export function useSourceList(): SourceList | undefined {
  return useCurrentPage()?.sourceList
}

type CitationsProps = {
  sources: Source[]
  /** Whether the citations have no text before them. */
  alone?: boolean
}

/** The numbers of sources in the list at the end of the page, after the text that they support. */
export function Citations({ sources, alone = false }: CitationsProps) {
  const message = useMessages()
  const listed = useSourceList()?.sources ?? []
  const numbers = sources
    .map(({ _id }) => listed.findIndex((source) => source._id === _id) + 1)
    .filter((number) => number > 0)
    .toSorted((a, b) => a - b)
  const Label = alone ? 'span' : VisuallyHidden
  return (
    <Numbers as={alone ? 'span' : 'sup'}>
      <Label
        {...translatedProps(message(numbers.length > 1 ? 'section.sources' : 'section.source'))}
      />
      {numbers.map((number) => (
        <a key={number} href={`#${sourceId(number)}`}>
          {number}
        </a>
      ))}
    </Numbers>
  )
}
