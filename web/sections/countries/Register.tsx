import styled, { css } from 'styled-components'
import type { Text } from '../../../shared/content/text.ts'
import { useMessages } from '../../content/ContentProvider.tsx'
import { translated } from '../../i18n/text.ts'
import type { ListedCountry, System } from '../../model/types.ts'
import { below, color, font, grid } from '../../theme/tokens.ts'
import { VisuallyHidden } from '../../ui/typography.tsx'

type Columns = 'names' | 'capital' | 'population' | 'systems'

/** The columns: code and name, then the details. */
const templates: Record<Columns, string> = {
  names: 'auto 1fr',
  capital: 'auto 1fr 1fr',
  population: 'auto 1fr 1fr auto',
  systems: 'auto 1fr auto auto',
}

/** Without columns: the values of a country follow each other, each after the title of its column. */
const inLines = css`
  display: block;

  > ul {
    display: block;
  }

  li, dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 .75rem;
  }

  dt {
    position: static;
    width: auto;
    height: auto;
    color: ${color.ink2};
    clip-path: none;
  }
`

const Table = styled.div<{ $columns: Columns }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => templates[$columns]};
  column-gap: .75rem;
  font-size: ${font.size.s};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.35;

  @media (max-width: 22.5rem) {
    column-gap: .375rem;
    font-size: .75rem;
  }

  > *, li {
    display: grid;
    grid-column: 1/-1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }

  @supports not (grid-template-columns: subgrid) {
    ${inLines}
  }

  ${below.tiny} {
    ${inLines}
  }
`

/** The titles of the columns, which screen readers hear with each value. */
const Titles = styled.div`
  padding-bottom: .4rem;
  color: ${color.ink2};
  font-size: ${font.size.xs};

  @supports not (grid-template-columns: subgrid) {
    && {
      display: none;
    }
  }

  ${below.tiny} {
    && {
      display: none;
    }
  }
`

const Row = styled.li`
  position: relative;
  padding-block: .4rem .45rem;
  border-top: 1px solid ${color.rule};
  break-inside: avoid;

  &:last-child {
    border-bottom: 1px solid ${color.rule};
  }

  &:hover {
    background: ${color.tint};
  }
`

const Code = styled.span`
  color: ${color.laterite};
  min-width: 1.6rem;
  letter-spacing: .02em;
`

const Name = styled.strong`
  font-weight: 600;
`

const Details = styled.dl`
  display: grid;
  grid-column: 3/-1;
  grid-template-columns: subgrid;
  align-items: baseline;
`

/** Figures end at the right; marks stand in the middle of their columns. */
const Cell = styled.dd<{ $align?: 'end' | 'center' | undefined }>`
  text-align: ${({ $align }) => $align};
  ${({ $align }) => $align === 'end' && 'white-space: nowrap;'}
  ${({ $align }) => $align === 'center' && 'width: clamp(3.75rem, 17vw, 6.5rem);'}
`

/** The population as a segment of the row's own rule. */
const Share = styled.svg`
  position: absolute;
  z-index: 1;
  bottom: -2px;
  left: 0;
  fill: ${color.member};
  forced-color-adjust: none;
`

/** A square for a member, a dash for another. */
const Mark = styled.span<{ $member: boolean }>`
  &::before {
    display: inline-block;
    width: .6875rem;
    height: ${({ $member }) => ($member ? '.6875rem' : '1px')};
    background: ${({ $member }) => ($member ? color.member : color.edge)};
    vertical-align: ${({ $member }) => ($member ? 'baseline' : '.25em')};
    content: '';
    forced-color-adjust: none;
  }
`

/** Names alone, in two columns where the list stands below its map. */
const Names = styled.ul`
  font-size: ${font.size.s};
  line-height: 1.35;

  > li {
    display: flex;
    gap: .75rem;
  }

  ${below.large} {
    columns: 2 8rem;
    column-gap: ${grid.gap};
  }
`

type RegisterProps = {
  countries: ListedCountry[]
  /** Called with the code of the country that is pointed at, and with undefined at the end. */
  onPoint: (code: string | undefined) => void
}

/** Countries in rows with their codes, names and details. */
export function Register({ countries, onPoint }: RegisterProps) {
  const columns = columnsOf(countries)
  const rows = countries.map((country) => (
    <Row
      key={country._id}
      onMouseEnter={() => onPoint(country.isoCode)}
      onMouseLeave={() => onPoint(undefined)}
    >
      <Code aria-hidden>{country.isoCode}</Code>
      <Name {...translated(country.name)} />
      {columns === 'systems' ? <Systems country={country} /> : <Facts country={country} />}
      {country.share !== undefined && (
        <Share aria-hidden width="100%" height="3">
          <rect width={`${Math.max(0.25, Math.round(country.share * 1000) / 10)}%`} height="3" />
        </Share>
      )}
    </Row>
  ))
  if (columns === 'names') return <Names>{rows}</Names>
  return (
    <Table $columns={columns}>
      <ColumnTitles columns={columns} />
      <ul>{rows}</ul>
    </Table>
  )
}

function columnsOf(countries: ListedCountry[]): Columns {
  if (countries.some(({ systems }) => systems)) return 'systems'
  if (countries.some(({ population }) => population)) return 'population'
  return countries.some(({ capital }) => capital) ? 'capital' : 'names'
}

const systems: readonly System[] = ['aripo', 'madrid']

function ColumnTitles({ columns }: { columns: Columns }) {
  const message = useMessages()
  return (
    <Titles aria-hidden>
      <span />
      <span {...translated(message('countries.country'))} />
      {columns === 'systems' ? (
        systems.map((system) => (
          <Cell
            as="span"
            key={system}
            $align="center"
            {...translated(message(`systems.${system}`))}
          />
        ))
      ) : (
        <>
          <span {...translated(message('countries.capital'))} />
          {columns === 'population' && (
            <Cell as="span" $align="end" {...translated(message('countries.population'))} />
          )}
        </>
      )}
    </Titles>
  )
}

function Facts({ country: { capital, population } }: { country: ListedCountry }) {
  const message = useMessages()
  if (!capital && !population) return null
  return (
    <Details>
      {capital && <Detail name={message('countries.capital')} value={capital} />}
      {population && (
        <Detail name={message('countries.population')} value={population} align="end" />
      )}
    </Details>
  )
}

function Detail({ name, value, align }: { name: Text; value: Text; align?: 'end' }) {
  return (
    <>
      <VisuallyHidden as="dt" {...translated(name)} />
      <Cell $align={align} {...translated(value)} />
    </>
  )
}

function Systems({ country: { systems: memberOf = [] } }: { country: ListedCountry }) {
  const message = useMessages()
  return (
    <Details>
      {systems.map((system) => {
        const isMember = memberOf.includes(system)
        const words = message(isMember ? 'countries.member' : 'countries.notMember')
        return [
          <VisuallyHidden
            as="dt"
            key={`${system} name`}
            {...translated(message(`systems.${system}`))}
          />,
          <Cell key={system} $align="center">
            <Mark $member={isMember}>
              <VisuallyHidden {...translated(words)} />
            </Mark>
          </Cell>,
        ]
      })}
    </Details>
  )
}
