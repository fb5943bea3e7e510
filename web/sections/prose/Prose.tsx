import styled from 'styled-components'
import type { SectionOf } from '../../model/types.ts'
import { from, space } from '../../theme/tokens.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Frame } from '../parts/Frame.tsx'
import { RichText } from '../parts/RichText.tsx'

const Beside = styled.div`
  display: grid;
  gap: ${space.xl};
  align-items: start;

  ${from.large} {
    grid-template-columns: 3fr 2fr;
  }
`

/** Rich text, with an optional image beside it. */
export function Prose({ section }: { section: SectionOf<'prose'> }) {
  return (
    <Frame section={section}>
      {section.image ? (
        <Beside>
          <RichText text={section.body} />
          <Picture image={section.image} sizes="(min-width: 64rem) 40vw, 100vw" />
        </Beside>
      ) : (
        <RichText text={section.body} />
      )}
    </Frame>
  )
}
