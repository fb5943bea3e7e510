import styled from 'styled-components'
import { siblingKey } from '../../../shared/content/languages/inLanguage.ts'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font } from '../../theme/tokens.ts'
import { Columns } from '../../ui/layout.tsx'
import { Secondary } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { FramedPicture } from '../parts/FramedPicture.tsx'

/**
 * A quotation in the quotation marks of its language. CSS's own marks are not used, because browsers omit the spaces in
 * French, and use the Brazilian marks for Portuguese.
 */
const Words = styled.blockquote`
  margin: 0;

  > p {
    font-family: ${font.serif};
    font-weight: ${font.serifWeight};
    letter-spacing: -.006em;

    &:lang(fr) {
      quotes: '«\\202f' '\\202f»';
    }

    &:lang(pt) {
      quotes: '«' '»';
    }

    &::before {
      content: open-quote;
    }

    &::after {
      content: close-quote;
    }
  }
`

const Speaker = styled.figcaption`
  display: flex;
  gap: 1rem;
  align-items: center;
  margin-top: 1rem;
  font-size: ${font.size.s};
  line-height: 1.5;

  > :last-child {
    min-width: 0;
  }
`

/** As wide for a logo as for a portrait. */
const Portrait = styled.div`
  flex: none;
  width: 5rem;
`

const Name = styled.p`
  font-weight: 600;
`

const Single = styled.ul`
  ${Words} > p {
    max-width: 28em;
    font-size: clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem);
    line-height: 1.25;
  }

  ${Speaker} {
    margin-top: 1.5rem;
  }
`

const Several = styled(Columns)`
  row-gap: 1.5rem;

  > li {
    padding-block: 1rem;
    border-top: 1px solid ${color.rule};
    break-inside: avoid;
  }

  ${Words} > p {
    font-size: ${font.size.xl};
    line-height: 1.3;
  }
`

type Item = SectionOf<'quotes'>['items'][number]

function Quote({ text, name, role, image }: Item) {
  return (
    <li>
      <figure>
        <Words>
          <p {...translatedProps(text)} />
        </Words>
        <Speaker>
          {image && (
            <Portrait>
              <FramedPicture image={image} sizes="5rem" />
            </Portrait>
          )}
          <div>
            <Name {...previewField(siblingKey(text, 'name'))}>{name}</Name>
            {role && <Secondary {...translatedProps(role)} />}
          </div>
        </Speaker>
      </figure>
    </li>
  )
}

export function Quotes({ section }: { section: SectionOf<'quotes'> }) {
  const { items } = section
  const quotes = items.map((item) => <Quote key={item._key} {...item} />)
  if (items.length === 1)
    return (
      <Frame section={section}>
        <Single>{quotes}</Single>
      </Frame>
    )
  const isWide = items.length > 2
  return (
    <Frame section={section} wide={isWide}>
      <Several $max={isWide ? 3 : 2}>{quotes}</Several>
    </Frame>
  )
}
