import styled, { css } from 'styled-components'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { telUrl } from '../../../shared/text/contactUrls.ts'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { color, font, from, grid } from '../../theme/tokens.ts'
import { H3, Secondary } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'
import { FramedPicture } from '../parts/FramedPicture.tsx'

type Person = SectionOf<'people'>['people'][number]

/** The layout of people, by their number. */
type Layout = 'one' | 'two' | 'three' | 'many'

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`

const List = styled.ul<{ $layout: Layout }>`
  display: grid;
  ${columns(1)}
  gap: 0 ${grid.gap};

  ${({ $layout }) =>
    $layout !== 'one' &&
    css`
      ${from.small} {
        ${columns(2)}
      }
    `}

  ${({ $layout }) =>
    ['three', 'many'].includes($layout) &&
    css`
      ${from.large} {
        ${columns(3)}
      }
    `}

  /* Chromium moves rows of a grid to the next page and leaves their heading. */
  @media print {
    display: flex;
    flex-wrap: wrap;

    > * {
      width: calc(50% - ${grid.gap} / 2);
    }
  }
`

/**
 * Text beside the portrait. On large screens, three people have the portrait above their text, and a single person has
 * a larger one.
 */
const layouts = {
  one: css`
    ${from.large} {
      grid-template-columns: 12rem minmax(0, 1fr);
      column-gap: ${grid.gap};
      padding-top: 0;
      border-top: 0;
    }
  `,
  two: css``,
  three: css`
    ${from.large} {
      ${columns(1)}
      row-gap: 1rem;

      > :first-child {
        max-width: 11rem;
      }
    }
  `,
  many: css`
    ${from.small} {
      grid-template-columns: 4.5rem minmax(0, 1fr);
    }
  `,
}

const nameSizes = { one: font.size.h2, two: font.size.xl, three: font.size.xl, many: font.size.l }

const Entry = styled.li<{ $layout: Layout; $hasPortraits: boolean }>`
  padding-block: 1.1rem 1.4rem;
  border-top: 1px solid ${color.rule};
  line-height: 1.5;
  break-inside: avoid;

  ${({ $layout, $hasPortraits }) =>
    $hasPortraits &&
    css`
      display: grid;
      grid-template-columns: 5rem minmax(0, 1fr);
      column-gap: 1rem;
      align-content: start;
      align-items: start;

      ${from.small} {
        grid-template-columns: 6.5rem minmax(0, 1fr);
      }

      ${layouts[$layout]}
    `}

  ${H3} {
    font-size: ${({ $layout }) => nameSizes[$layout]};
  }

  ${Secondary} {
    margin-top: .35rem;
  }

  img {
    aspect-ratio: 4/5;
    object-fit: cover;
  }
`

/** Initials in place of a portrait, in its frame. */
const PortraitPlaceholder = styled.div`
  padding: .375rem;
  border: 1px solid ${color.ink};
  container-type: inline-size;

  > span {
    display: grid;
    aspect-ratio: 4/5;
    background: ${color.land};
    color: ${color.inkMuted};
    font: ${font.serifWeight} 40cqi/1 ${font.serif};
    letter-spacing: -.02em;
    place-items: center;
  }
`

const Role = styled.p`
  margin-top: .2rem;
  font-size: ${font.size.s};
`

const Facts = styled.dl`
  margin-top: .6rem;
  font-size: ${font.size.s};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 .5rem;
    align-items: baseline;
  }

  dt {
    color: ${color.inkMuted};
  }

  /* As tall as a finger needs. */
  a {
    display: inline-block;
    padding-block: .1rem;
  }
`

export function People({ section }: { section: SectionOf<'people'> }) {
  const message = useMessages()
  const { people } = section
  const layout = (['one', 'two', 'three'] as const)[people.length - 1] ?? 'many'
  const hasPortraits = people.some(({ image }) => image)
  const facts = ({ languages, phone }: Person): [Text, Person['phone'], boolean][] => [
    [message('people.languages'), languages, false],
    [message('people.phone'), phone, true],
  ]
  return (
    <Frame section={section} wide={people.length > 2}>
      <List $layout={layout}>
        {people.map((person) => (
          <Entry key={person._id} $layout={layout} $hasPortraits={hasPortraits}>
            {hasPortraits && <Portrait {...person} size={layout === 'one' ? '12rem' : '11rem'} />}
            <div>
              <H3 {...previewField(person.name.field)}>{person.name.value}</H3>
              <Role {...translatedProps(person.role)} />
              {person.about && <Secondary {...translatedProps(person.about)} />}
              <Facts>
                {facts(person).map(
                  ([label, fact, isNumber]) =>
                    fact && (
                      <div key={label.key}>
                        <dt {...translatedProps(label)} />
                        <dd {...previewField(fact.field)}>
                          {isNumber ? <a href={telUrl(fact.value)}>{fact.value}</a> : fact.value}
                        </dd>
                      </div>
                    ),
                )}
              </Facts>
            </div>
          </Entry>
        ))}
      </List>
    </Frame>
  )
}

function Portrait({ name, image, size }: Person & { size: string }) {
  if (image) return <FramedPicture image={image} sizes={size} />
  return (
    <PortraitPlaceholder aria-hidden="true">
      <span translate="no">{initialsOf(name.value)}</span>
    </PortraitPlaceholder>
  )
}

/**
 * Returns the initials of a name: of the first and the last part that begin with a capital. «Kofi von Example» becomes
 * KE.
 */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^\p{Lu}/u.test(part))
  const [first = name, last] = [parts[0], parts.slice(1).at(-1)]
  return [first, last].map((part) => [...(part ?? '')][0] ?? '').join('')
}
