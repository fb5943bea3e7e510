import styled, { css } from 'styled-components'
import type { SectionOf } from '../../model/types.ts'
import { font, from, grid } from '../../theme/tokens.ts'
import { Frame } from '../parts/Frame.tsx'
import { FramedPicture } from '../parts/FramedPicture.tsx'
import { RichText, TextBlocks } from '../parts/RichText.tsx'

/** The first paragraph is large; the others are in two columns if there is nothing beside them. */
const ProseText = styled.div<{ $columns: boolean }>`
  > ${TextBlocks} {
    max-width: ${({ $columns }) => ($columns ? 'none' : '42em')};

    > p:first-child:not(:last-child) {
      font: ${font.serifWeight} ${font.size.intro}/1.34 ${font.serif};
      letter-spacing: -.006em;

      + * {
        margin-top: 1.75rem;
      }
    }

    /* What introduces a list stays with it. */
    > p:has(+ ul, + ol) {
      break-after: avoid;
    }

    ${({ $columns }) =>
      $columns &&
      css`
        ${from.large} {
          columns: 2;
          column-gap: ${grid.gap};

          > p:first-child:not(:last-child) {
            margin-bottom: 1.75rem;
            column-span: all;

            + * {
              margin-top: 0;
            }
          }

          > * {
            break-inside: avoid;
          }

          > ul + p, > ol + p {
            break-before: avoid;
          }
        }
      `}
  }
`

/** Text and picture side by side on large screens. */
const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem ${grid.gap};
  align-items: start;

  ${from.large} {
    grid-template-columns: 5fr 4fr;
  }
`

export function Prose({ section }: { section: SectionOf<'prose'> }) {
  const text = (
    <ProseText data-prose $columns={!section.image}>
      <RichText text={section.body} />
    </ProseText>
  )
  return (
    <Frame section={section}>
      {section.image ? (
        <Split>
          {text}
          <FramedPicture image={section.image} sizes="(min-width: 64rem) 33vw, 100vw" />
        </Split>
      ) : (
        text
      )}
    </Frame>
  )
}
