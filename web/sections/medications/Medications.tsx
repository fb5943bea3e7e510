import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { color, font, from, grid } from '../../theme/tokens.ts'
import { LegendEntry } from '../../ui/marks.ts'
import { NumberedH3 } from '../../ui/typography.tsx'
import { Caption } from '../parts/Caption.tsx'
import { Frame } from '../parts/Frame.tsx'
import { Pack } from './Pack.tsx'

type Category = SectionOf<'medications'>['items'][number]['category']

const bands: Record<Category, [string, string]> = {
  malaria: [color.green, color.green],
  arv: [color.laterite, color.laterite],
  both: [color.green, color.laterite],
}

/** The disease that a category is for, with a square in its colours, after the heading's number. */
const Tag = styled(LegendEntry)`
  position: absolute;
  margin-left: 3rem;
  color: ${color.ink2};
  font-size: ${font.size.xs};
  line-height: calc(1.5 * ${font.size.s});
`

const Packs = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.5rem 1.25rem;
  align-items: end;
  padding: .8rem calc(.6rem + 1px) 0 0;
  border-bottom: 3px solid ${color.ink};

  ${from.small} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** A category's texts, and its medicines as packs on a shelf. */
const Shelf = styled.li<{ $category: Category }>`
  ${({ $category }) => ({ '--band': bands[$category][0], '--band-2': bands[$category][1] })}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem ${grid.gap};
  break-inside: avoid;

  + li {
    margin-top: 2.5rem;
  }

  &:last-child {
    margin-bottom: .5rem;
  }

  h3 + p {
    margin-top: .5rem;
  }

  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: end;

    > :first-child {
      align-self: start;
    }
  }
`

export function Medications({ section }: { section: SectionOf<'medications'> }) {
  const message = useMessages()
  return (
    <Frame section={section} wide>
      <figure>
        <ul>
          {section.items.map(({ _key, category, title, text, medicines }) => (
            <Shelf key={_key} $category={category}>
              <div>
                <Tag
                  as="p"
                  $fill="linear-gradient(90deg, var(--band) 50%, var(--band-2) 0)"
                  {...translatedProps(message(`medications.${category}`))}
                />
                <NumberedH3 {...translatedProps(title)} />
                <p {...translatedProps(text)} />
              </div>
              <Packs>
                {medicines.map((medicine) => (
                  <Pack key={medicine._key} medicine={medicine} />
                ))}
              </Packs>
            </Shelf>
          ))}
        </ul>
        <Caption ruled={false}>
          <span {...translatedProps(message('figure.medicines'))} />
        </Caption>
      </figure>
    </Frame>
  )
}
