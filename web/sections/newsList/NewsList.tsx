import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { ButtonLink } from '../../routing/PageLink.tsx'
import { Frame } from '../parts/Frame.tsx'
import { NewsRows } from './NewsRows.tsx'

const All = styled.p`
  margin-top: 1.25rem;
`

export function NewsList({ section }: { section: SectionOf<'newsList'> }) {
  const message = useMessages()
  const { items, all } = section
  return (
    <Frame section={section}>
      <NewsRows items={items} />
      {all && (
        <All>
          <ButtonLink to={all} $variant="onward" {...translatedProps(message('news.all'))} />
        </All>
      )}
    </Frame>
  )
}
