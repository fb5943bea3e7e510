import { Fragment, type ReactNode, useId } from 'react'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import { textProps, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import { PageLink } from '../../routing/PageLink.tsx'
import { Tick } from '../../ui/Tick.ts'
import { VisuallyHidden } from '../../ui/typography.tsx'
import {
  Cell,
  Code,
  Details,
  Mark,
  Name,
  Names,
  Row,
  Share,
  Table,
  TickRow,
  Titles,
} from './countryTableStyles.ts'
import type { CoverageSystem, ListedCountry } from './derive.ts'

type Column = {
  title: MessageKey
  align?: 'end' | 'center'
  cell(country: ListedCountry): ReactNode
}

const capital: Column = {
  title: 'countries.capital',
  cell: ({ capital }) => capital && <span {...translatedProps(capital)} />,
}

const population: Column = {
  title: 'countries.population',
  align: 'end',
  cell: ({ population }) => population && <span {...textProps(population)} />,
}

const authority: Column = {
  title: 'countries.authority',
  cell: ({ authority }) => authority && <span {...textProps(authority)} />,
}

const routes: Column = {
  title: 'countries.routes',
  cell: ({ routes }) => routes && <span {...translatedProps(routes)} />,
}

const systemColumn = (system: CoverageSystem): Column => ({
  title: `systems.${system}`,
  align: 'center',
  cell: ({ systems = [] }) => <Designation isPossible={systems.includes(system)} />,
})

function Designation({ isPossible }: { isPossible: boolean }) {
  const message = useMessages()
  const words = message(isPossible ? 'coverage.designable' : 'coverage.notDesignable')
  return (
    <Mark $member={isPossible}>
      <VisuallyHidden {...translatedProps(words)} />
    </Mark>
  )
}

function columnsOf(countries: ListedCountry[]): Column[] {
  const have = (field: keyof ListedCountry) => countries.some((country) => country[field])
  if (have('systems')) return [systemColumn('aripo'), systemColumn('madrid')]
  if (have('routes')) return [authority, routes]
  if (have('population')) return [capital, population]
  return have('capital') ? [capital] : []
}

/** Whether the table has a column besides the names. */
export const hasDetails = (countries: ListedCountry[]) => columnsOf(countries).length > 0

/** The checkboxes before the names of countries. */
export type Ticks = {
  /** The title of the column of countries. */
  title: Text
  chosenCodes: readonly string[]
  toggle: (code: string) => void
}

type CountryTableProps = {
  countries: ListedCountry[]
  /** Called with the code of the hovered country, and with undefined afterwards. */
  onPoint: (code: string | undefined) => void
  /** Checkboxes in place of the codes. */
  ticks?: Ticks | undefined
}

export function CountryTable({ countries, onPoint, ticks }: CountryTableProps) {
  const message = useMessages()
  const id = useId()
  const columns = columnsOf(countries)
  const rows = countries.map((country) => (
    <Row
      key={country._id}
      onMouseEnter={() => onPoint(country.isoCode)}
      onMouseLeave={() => onPoint(undefined)}
    >
      {ticks ? (
        <TickRow>
          <Tick
            type="checkbox"
            aria-labelledby={id + country.isoCode}
            checked={ticks.chosenCodes.includes(country.isoCode)}
            onChange={() => ticks.toggle(country.isoCode)}
          />
        </TickRow>
      ) : (
        <Code aria-hidden>{country.isoCode}</Code>
      )}
      <Name
        {...(country.page && { as: PageLink, to: country.page })}
        {...(ticks && { id: id + country.isoCode })}
        {...translatedProps(country.name)}
      />
      {columns.length > 0 && (
        <Details>
          {columns.map(({ title, align, cell }) => (
            <Fragment key={title}>
              <VisuallyHidden as="dt" {...translatedProps(message(title))} />
              <Cell $align={align}>{cell(country)}</Cell>
            </Fragment>
          ))}
        </Details>
      )}
      {country.share !== undefined && (
        <Share aria-hidden width="100%" height="3">
          <rect width={`${Math.max(0.25, Math.round(country.share * 1000) / 10)}%`} height="3" />
        </Share>
      )}
    </Row>
  ))
  if (columns.length === 0) return <Names>{rows}</Names>
  return (
    <Table $columns={columns.map(({ align }) => (align ? 'auto' : '1fr')).join(' ')}>
      <Titles aria-hidden>
        <span />
        <span {...translatedProps(ticks?.title ?? message('countries.country'))} />
        {columns.map(({ title, align }) => (
          <Cell as="span" key={title} $align={align} {...translatedProps(message(title))} />
        ))}
      </Titles>
      <ul>{rows}</ul>
    </Table>
  )
}
