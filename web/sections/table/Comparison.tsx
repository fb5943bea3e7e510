import type { ReactNode } from 'react'
import { translatedProps } from '../../i18n/translatedProps.ts'
import type { SectionOf } from '../../model/types.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { Columns, Compared } from './comparisonStyles.ts'
import type { Scale } from './derive.ts'
import { PairPickers } from './PairPickers.tsx'
import { Axis, TimeBar } from './TimeScale.tsx'
import { first, usePair } from './usePair.ts'

type TableSection = SectionOf<'table'>
type Grid = TableSection['grid']

type ComparisonProps = {
  grid: Grid
  pages: NonNullable<TableSection['comparedPages']>
  scale: Scale | undefined
  /** The id of the element that names the table. */
  labelledBy: string
  cellOf: (cell: Grid['rows'][number]['cells'][number] | undefined) => ReactNode
  /** Wraps the table in an element that scrolls. */
  scroller: (table: ReactNode) => ReactNode
}

/** The rows of a table side by side, their times first. On narrow screens, visitors choose two of them. */
export function Comparison({ grid, pages, scale, labelledBy, cellOf, scroller }: ComparisonProps) {
  const { columns, rows } = grid
  const names = rows.map(({ cells }) => cells[0]?.text)
  const keys = pages.map(({ path }) => path.replace(/.*\//, ''))
  const { area, pair, choose } = usePair(keys)
  const [corner, ...bodyColumns] = columns
  const rest = bodyColumns.filter((_, index) => index + 1 !== scale?.column)
  const time = scale && columns[scale.column]
  return (
    <Compared $pair={pair ?? first} ref={area}>
      <PairPickers pair={pair} names={names} labelledBy={labelledBy} onChoose={choose} />
      {scroller(
        <Columns>
          <thead>
            <tr>
              <th scope="col" {...(corner && translatedProps(corner.title))} />
              {names.map((name, index) => (
                <th key={keys[index]} scope="col">
                  {name && <PageLink to={pages[index]?.path ?? ''} {...translatedProps(name)} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scale && time && (
              <tr data-scale="">
                <th scope="row">
                  <Axis scale={scale} title={time.title} />
                </th>
                {rows.map(({ _key, cells }, index) => (
                  <td key={_key}>
                    <TimeBar scale={scale} row={index}>
                      {cellOf(cells[scale.column])}
                    </TimeBar>
                  </td>
                ))}
              </tr>
            )}
            {rest.map((column) => (
              <tr key={column._key}>
                <th scope="row" {...translatedProps(column.title)} />
                {rows.map(({ _key, cells }) => (
                  <td key={_key}>{cellOf(cells[columns.indexOf(column)])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Columns>,
      )}
    </Compared>
  )
}
