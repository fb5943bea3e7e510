import styled from 'styled-components'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { useCurrentPage } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { font, from, grid } from '../../theme/tokens.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Frame } from '../parts/Frame.tsx'
import { FramedPicture } from '../parts/FramedPicture.tsx'
import { RichHeading, RichText, TextBlocks } from '../parts/RichText.tsx'

/**
 * The first paragraph is large. The others are in columns or, if there is a picture, in one column beside the picture.
 * Text columns have about the same length, because paragraphs and lists continue in the next one.
 */
const ProseText = styled.div<{ $columns: number }>`
  > ${TextBlocks} {
    > p:first-child:not(:last-child), &:has(+ details) > p:first-child {
      max-width: 42em;
      margin-bottom: 1.75rem;
      font: ${font.serifWeight} ${font.size.intro}/1.34 ${font.serif};
      letter-spacing: -.006em;

      + * {
        margin-top: 0;
      }
    }

    /* An introduction stays with its list. */
    > p:has(+ ul, + ol) {
      break-after: avoid;
    }

    summary + & {
      padding-bottom: .75rem;
    }

    + details {
      margin-top: .75rem;
    }
  }

  /* The picture. */
  > :not(${TextBlocks}, details) {
    margin-top: 2rem;
    break-inside: avoid;
  }

  ${from.small} {
    h3 {
      margin: 1.75rem 0 .35rem;
      break-after: avoid;
    }

    /* Below the introduction, or at the top of its column, as the text of the other one. */
    > ${TextBlocks}:has(> p:only-child) + details h3 {
      margin-top: 0;
    }
  }

  ${from.large} {
    columns: ${({ $columns }) => $columns};
    column-gap: ${grid.gap};

    > ${TextBlocks} {
      > p:first-child:not(:last-child), &:has(+ details) > p:first-child {
        column-span: all;
      }

      li {
        break-inside: avoid;
      }

      /* The last three items of a list stay together. */
      li + li:nth-last-child(-n + 2), ul + p, ol + p {
        break-before: avoid;
      }
    }

    > :not(${TextBlocks}, details) {
      margin-top: .4rem;
      break-before: column;
    }
  }
`

/** Returns the text before the first heading, and each heading with the text below it. In the preview, texts are edited whole. */
function partsOf({ value }: SectionOf<'prose'>['body']) {
  const starts = import.meta.env.PREVIEW
    ? []
    : value.flatMap(({ _key, style }, index) => (style === 'h3' ? [{ _key, index }] : []))
  const parts = starts.map(({ _key, index }, place) => ({
    _key,
    heading: value.slice(index, index + 1),
    text: value.slice(index + 1, starts[place + 1]?.index),
  }))
  return { lead: value.slice(0, starts[0]?.index), parts }
}

/** A text whose parts fold to their headings on phones. On service pages, long texts have the whole width. */
export function Prose({ section: { body, image, ...section } }: { section: SectionOf<'prose'> }) {
  const { lead, parts } = partsOf(body)
  const { length } = toPlainText(body.value.slice(1))
  const isLong = useCurrentPage()?._type === 'servicePage' && length > 900 && !image
  // Columns of fewer than four lines look torn apart.
  const isShort = length < 400 && !image
  return (
    <Frame section={section} wide={isLong}>
      <ProseText $columns={isLong ? 3 : isShort ? 1 : 2} data-prose>
        <RichText text={{ ...body, value: lead }} />
        {parts.map(({ _key, heading, text }) => (
          <Fold key={_key} heading={<RichHeading text={{ ...body, value: heading }} />} onPhones>
            <RichText text={{ ...body, value: text }} />
          </Fold>
        ))}
        {image && <FramedPicture image={image} sizes="(min-width: 64rem) 33vw, 100vw" />}
      </ProseText>
    </Frame>
  )
}
