import styled from 'styled-components'
import type { Text } from '../../../shared/content/text.ts'
import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import type { SectionOf } from '../../model/types.ts'
import { color, font, radius, space } from '../../theme/tokens.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Grid } from '../../ui/layout.tsx'
import { Frame } from '../parts/Frame.tsx'

const Country = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.s};
  align-items: center;
  padding: 0.75rem ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
`

const Details = styled.dl`
  grid-column: 2;
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space.s};
  color: ${color.muted};
  font-size: ${font.size.small};
`

function Detail({ name, value }: { name: Text; value: Text }) {
  return (
    <>
      <dt {...translated(name)} />
      <dd {...translated(value)} />
    </>
  )
}

/** Countries with their flags and the chosen details. */
export function Countries({ section }: { section: SectionOf<'countries'> }) {
  const message = useMessages()
  const shows = {
    capital: section.details !== 'none',
    population: section.details === 'capitalAndPopulation',
  }
  return (
    <Frame section={section}>
      <Grid $min={shows.capital ? '16rem' : '13rem'} $gap="m">
        {section.countries.map(({ _id, isoCode, name, capital, population }) => (
          <Country key={_id}>
            <Flag isoCode={isoCode} />
            <strong {...translated(name)} />
            {shows.capital && capital && (
              <Details>
                <Detail name={message('countries.capital')} value={capital} />
                {shows.population && population && (
                  <Detail name={message('countries.population')} value={population} />
                )}
              </Details>
            )}
          </Country>
        ))}
      </Grid>
    </Frame>
  )
}
