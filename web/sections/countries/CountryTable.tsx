import type { FieldText, Text } from '../../../shared/content/text.ts'
import { useMessages } from '../../content/ContentProvider.tsx'
import { shown, translated } from '../../i18n/text.ts'
import type { ListedCountry, System } from '../../model/types.ts'
import { VisuallyHidden } from '../../ui/typography.tsx'
import {
  Cell,
  Code,
  type Columns,
  Details,
  Mark,
  Name,
  Names,
  Row,
  Share,
  Table,
  Titles,
} from './tableParts.ts'

type CountryTableProps = {
  countries: ListedCountry[]
  /** Called with the code of the country that is pointed at, and with undefined at the end. */
  onPoint: (code: string | undefined) => void
}

export function CountryTable({ countries, onPoint }: CountryTableProps) {
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

function Detail({ name, value, align }: { name: Text; value: Text | FieldText; align?: 'end' }) {
  return (
    <>
      <VisuallyHidden as="dt" {...translated(name)} />
      <Cell $align={align} {...shown(value)} />
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
