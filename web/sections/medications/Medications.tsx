import styled from 'styled-components'
import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font, from, grid } from '../../theme/tokens.ts'
import { LegendEntry } from '../../ui/marks.ts'
import { NumberedH3 } from '../../ui/typography.tsx'
import { Frame } from '../parts/Frame.tsx'

type Category = SectionOf<'medications'>['items'][number]['category']

/** The colours of each disease. */
const grounds: Record<Category, string> = {
  malaria: color.green,
  arv: color.laterite,
  both: `linear-gradient(90deg, ${color.green} 50%, ${color.laterite} 0)`,
}

/** What a medicine is for, with a square in the disease's colours. */
const Tag = styled(LegendEntry)`
  margin-bottom: .35rem;
  color: ${color.ink2};
  font-size: ${font.size.xs};
`

/** Packs on a shelf, each with a band in the disease's colours. */
const Packs = styled.ul<{ $ground: string }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.5rem 1.25rem;
  align-items: end;
  border-bottom: 3px solid ${color.ink};

  ${from.small} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > li {
    position: relative;
    min-height: 7.2rem;
    padding: .7rem .4rem .7rem 2.15rem;
    border: 1px solid ${color.ink};
    border-bottom: 0;
    background: ${color.manila};
    font: ${font.serifWeight} clamp(1rem, .9rem + .5vw, 1.125rem)/1.17 ${font.serif};
    break-inside: avoid;
    hyphens: auto;
    overflow-wrap: anywhere;

    &::before {
      position: absolute;
      inset: 0 auto 0 0;
      width: 1.75rem;
      background: ${({ $ground }) => $ground};
      content: '';
    }
  }
`

const Shelf = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem ${grid.gap};
  break-inside: avoid;

  + li {
    margin-top: 2.5rem;
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
      <ul>
        {section.items.map(({ _key, category, title, text, medicines }) => (
          <Shelf key={_key}>
            <div>
              <Tag
                as="p"
                $fill={grounds[category]}
                {...translated(message(`medications.${category}`))}
              />
              <NumberedH3 {...translated(title)} />
              <p {...translated(text)} />
            </div>
            <Packs $ground={grounds[category]}>
              {medicines.map(({ _key, name }) => (
                <li key={_key} {...translated(name)} />
              ))}
            </Packs>
          </Shelf>
        ))}
      </ul>
    </Frame>
  )
}
