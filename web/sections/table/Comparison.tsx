import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { color, font } from '../../theme/tokens.ts'
import type { Scale } from './derive.ts'
import { first, type Pair, usePair } from './usePair.ts'

type TableSection = SectionOf<'table'>
type Grid = TableSection['grid']

/** Screens without room for all columns. */
const narrow = '@media screen and (max-width: 63.98rem)'

/** Room for the pickers, which come with the application. Without scripts, all columns are there, and scroll. */
const Pickers = styled.div`
  display: none;

  ${narrow} {
    html[data-scripted] & {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: .5rem;
      min-height: 5.5rem;
    }
  }
`

const Picker = styled.label`
  color: ${color.ink2};
  font-size: ${font.size.xs};

  select {
    display: block;
    width: 100%;
    min-height: 3rem;
    padding: .3rem .5rem;
    border: 1px solid ${color.ink};
    border-radius: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: 600 1rem/1.2 ${font.sans};
  }
`

/** On narrow screens, two columns besides that of the heads. */
const Compared = styled.div<{ $pair: Pair }>`
  ${narrow} {
    html[data-scripted] & {
      table {
        min-width: 0;
        font-size: .875rem;
      }

      th, td {
        padding-inline: .5rem;
      }

      tr > :first-child {
        width: 5rem;
        padding-inline: 0 .25rem;
        font-size: ${font.size.xs};
      }

      tr > :not(:first-child, ${({ $pair }) => $pair.map((row) => `:nth-child(${row + 2})`).join()}) {
        display: none;
      }
    }
  }
`

const Columns = styled.table`
  width: 100%;
  min-width: 62rem;
  border-collapse: collapse;
  font-size: ${font.size.s};
  line-height: 1.45;
  table-layout: fixed;

  th, td {
    padding: .75rem 1rem .85rem;
    border-left: 1px solid ${color.rule};
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
    hyphens: auto;
  }

  tr > :first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    width: 8.5rem;
    padding-left: 0;
    border-left: 0;
    background: ${color.paper};
    color: ${color.ink2};
    font-weight: 400;
  }

  thead th {
    border-bottom: 1px solid ${color.ink};
    vertical-align: bottom;
  }

  thead a {
    display: inline-block;
    padding-block: .2rem;
    font: ${font.serifWeight} ${font.size.l}/1.2 ${font.serif};
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.rule};
  }

  tr[data-scale] > * {
    padding-top: 0;
  }

  sup {
    font-size: .75em;
    line-height: 1;

    a {
      margin-inline: -.7em;
      padding: .65em .95em;
      color: ${color.laterite};
      text-decoration: none;
    }
  }

  @media print {
    min-width: 0;
    font-size: 7pt;

    th, td {
      padding: 1mm 1.5mm;
    }

    tr > :first-child {
      position: static;
      width: 1.9cm;
    }

    thead a {
      font-size: 10pt;
      text-decoration: none;
    }

    tr {
      break-inside: avoid;
    }
  }
`

/** The height of the scale. */
const height = css`
  height: 15rem;

  @media print {
    height: 4cm;
  }
`

/** A line at each mark, the bar, and its words below the ground. */
const Track = styled.div<{ $ticks: number }>`
  svg {
    ${height}
    display: block;
    width: 100%;
    margin-bottom: .5rem;
    border-bottom: 3px solid ${color.ink};
    background: repeating-linear-gradient(0deg, transparent 0 calc(100% / ${({ $ticks }) => $ticks} - 1px), ${color.rule} 0 calc(100% / ${({ $ticks }) => $ticks}));
    forced-color-adjust: none;
  }

  font: ${font.serifWeight} 1.125rem/1.2 ${font.serif};

  @media (forced-colors: active) {
    --member: CanvasText;
    --rule: GrayText;
    --ink: CanvasText;
  }

  @media print {
    font-size: 8pt;
  }
`

const Axis = styled.div`
  ${height}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding-right: .5rem;
  font-size: ${font.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  text-align: right;

  @media print {
    font-size: 6.5pt;
  }
`

type ComparisonProps = {
  grid: Grid
  pages: NonNullable<TableSection['compared']>
  scale: Scale | undefined
  /** The id of the element that names the table. */
  labelledBy: string
  cellOf: (cell: Grid['rows'][number]['cells'][number] | undefined) => ReactNode
  /** Wraps the table, which scrolls. */
  scroller: (table: ReactNode) => ReactNode
}

/** The rows of a table side by side, their times first. On narrow screens, visitors choose two of them. */
export function Comparison({ grid, pages, scale, labelledBy, cellOf, scroller }: ComparisonProps) {
  const message = useMessages()
  const { columns, rows } = grid
  const names = rows.map(({ cells }) => cells[0]?.text)
  const keys = pages.map(({ path }) => path.replace(/.*\//, ''))
  const { area, pair, choose } = usePair(keys)
  const [corner, ...others] = columns
  const rest = others.filter((_, index) => index + 1 !== scale?.column)
  const time = scale && columns[scale.column]
  return (
    <Compared $pair={pair ?? first} ref={area}>
      <Pickers role="group" aria-labelledby={labelledBy}>
        {pair?.map((chosen, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two, in this order
          <Picker key={index}>
            <span {...translatedProps(message(index === 0 ? 'table.compare' : 'table.with'))} />
            <select
              value={chosen}
              onChange={({ currentTarget }) => choose(index, Number(currentTarget.value))}
            >
              {names.map((name, row) => (
                <option key={keys[row]} value={row} {...(name && translatedProps(name))} />
              ))}
            </select>
          </Picker>
        ))}
      </Pickers>
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
                  <Axis>
                    {marksOf(scale).map((mark) => (
                      <span key={mark} aria-hidden>
                        {mark === scale.length ? scale.end : mark}
                      </span>
                    ))}
                    <span {...translatedProps(time.title)} />
                  </Axis>
                </th>
                {rows.map(({ _key, cells }, index) => (
                  <td key={_key}>
                    <Track $ticks={scale.length / scale.tick}>
                      <Bar length={scale.length} bar={scale.bars[index] ?? null} />
                      <span>{cellOf(cells[scale.column])}</span>
                    </Track>
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

const marksOf = ({ length, tick }: Scale) =>
  Array.from({ length: length / tick }, (_, index) => length - index * tick)

type BarProps = { length: number; bar: Scale['bars'][number] }

/** Solid up to the shortest time, hatched up to the longest. */
function Bar({ length, bar }: BarProps) {
  const [shortest, longest] = [bar?.from, bar?.to].map((months = 0) =>
    round((length - months) * 10),
  )
  return (
    <svg viewBox={`0 0 100 ${length * 10}`} preserveAspectRatio="none" aria-hidden="true">
      {bar && <path d={`M0 ${shortest}h25V${length * 10}H0z`} fill={color.member} />}
      {shortest !== longest && (
        <path
          d={`M12.5 ${longest}V${shortest}`}
          stroke={color.member}
          strokeWidth={25}
          strokeDasharray="1.1 1.9"
        />
      )}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
