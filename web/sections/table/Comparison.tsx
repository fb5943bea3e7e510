import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { PageLink } from '../../routing/PageLink.tsx'
import { below, color, font } from '../../theme/tokens.ts'
import type { Scale } from './derive.ts'

type TableSection = SectionOf<'table'>
type Grid = TableSection['grid']

/** Screens without room for all columns. */
const narrow = '@media screen and (max-width: 63.98rem)'

const Pickers = styled.div`
  display: none;

  label {
    display: grid;
    gap: .25rem;
    color: ${color.ink2};
    font-size: ${font.size.xs};
  }

  select {
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

/**
 * Shows two columns on narrow screens, those of the pickers. By styles alone, so that nothing moves when the application
 * starts. Without scripts, and in browsers without `:has`, all columns are there, and scroll.
 */
const Compared = styled.div<{ $count: number }>`
  @supports selector(:has(option)) {
    ${narrow} {
      html[data-scripted] & {
        ${Pickers} {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: .5rem;
          padding-bottom: .9rem;
        }

        table {
          min-width: 0;
          font-size: .875rem;
        }

        th, td {
          padding-inline: .6rem;
        }

        tr > :first-child {
          width: 5rem;
          padding-inline: 0 .25rem;
          font-size: ${font.size.xs};
        }

        ${below.narrow} {
          td {
            padding-inline: .4rem;
            font-size: ${font.size.xs};
          }
        }
      }

      ${({ $count }) =>
        Array.from(
          { length: $count },
          (_, index) =>
            `html[data-scripted] &:not(:has(option:nth-child(${index + 1}):checked)) tr > :nth-child(${index + 2}) { display: none; }`,
        ).join('')}
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
    font: ${font.serifWeight} ${font.size.l}/1.2 ${font.serif};
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.rule};
  }

  tr[data-scale] > * {
    padding-block: 0;
  }

  /* The ground of the bars. */
  @media print, (min-width: 64rem) {
    tr[data-scale] > * {
      border-bottom: 3px solid ${color.ink};
    }
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

/** A bar from the ground, with a line at each mark, and its words beside it. */
const Track = styled.div<{ $ticks: number }>`
  display: flex;
  gap: .75rem;
  align-items: end;
  height: 15rem;
  margin-inline: -1rem;
  padding-inline: 1rem;
  background: repeating-linear-gradient(0deg, transparent 0 calc(100% / ${({ $ticks }) => $ticks} - 1px), ${color.rule} 0 calc(100% / ${({ $ticks }) => $ticks}));

  svg {
    flex: 0 0 2.25rem;
    height: 100%;
  }

  svg:empty {
    display: none;
  }

  > span {
    padding-bottom: .6rem;
    font: ${font.serifWeight} 1.125rem/1.2 ${font.serif};

    /* Words interrupt the lines. */
    > span {
      background: ${color.paper};
      box-shadow: 0 0 0 .2rem ${color.paper};
    }
  }

  /* Without room beside the bars, the words are below their ground. */
  ${narrow} {
    display: block;
    height: auto;
    margin-inline: 0;
    padding: 0;
    background-size: 100% 15rem;
    background-repeat: no-repeat;

    svg, svg:empty {
      display: block;
      width: 2.25rem;
      height: 15rem;
    }

    > span {
      display: block;
      padding-block: .5rem .6rem;
      border-top: 3px solid ${color.ink};
      font-size: 1rem;
    }
  }

  @media (forced-colors: active) {
    --member: CanvasText;
    forced-color-adjust: none;
  }

  @media print {
    height: 4cm;

    svg {
      flex-basis: .5cm;
    }

    > span {
      font-size: 8pt;
    }
  }
`

const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: 15rem;
  padding-right: .5rem;
  font-size: ${font.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  text-align: right;

  @media print {
    height: 4cm;
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
  const { ref, choose } = usePair(keys)
  const options = names.map((name, index) => (
    <option key={keys[index]} value={keys[index]} {...(name && translatedProps(name))} />
  ))
  const [corner, ...others] = columns
  const rest = others.filter((_, index) => index + 1 !== scale?.column)
  const time = scale && columns[scale.column]
  return (
    <Compared $count={rows.length} ref={ref}>
      <Pickers role="group" aria-labelledby={labelledBy}>
        <label>
          <span {...translatedProps(message('table.compare'))} />
          <select defaultValue={keys[0]} onChange={choose}>
            {options}
          </select>
        </label>
        <label>
          <span {...translatedProps(message('table.with'))} />
          <select defaultValue={keys[1]} onChange={choose}>
            {options}
          </select>
        </label>
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
    <svg viewBox={`0 0 26 ${length * 10}`} preserveAspectRatio="none" aria-hidden="true">
      {bar && <path d={`M0 ${shortest}h26V${length * 10}H0z`} fill={color.member} />}
      {shortest !== longest && (
        <path
          d={`M13 ${longest}V${shortest}`}
          stroke={color.member}
          strokeWidth={26}
          strokeDasharray="1.1 1.9"
        />
      )}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

/** The compared rows in the address, such as `#p=nafdac,waho`, so that a comparison can be sent. */
const fragment = /^#p=([\w-]+),([\w-]+)$/

/** Keeps the pickers different, and in the address. */
function usePair(keys: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<string[]>([])
  const all = keys.join()

  useEffect(() => {
    const read = () => {
      const pair = fragment.exec(location.hash)?.slice(1) ?? []
      const [one, two] = pair
      const isPair = one !== two && pair.every((key) => all.split(',').includes(key))
      if (isPair)
        for (const [index, picker] of pickersIn(ref).entries()) picker.value = pair[index] ?? ''
      last.current = pickersIn(ref).map(({ value }) => value)
      return isPair
    }
    if (read()) ref.current?.closest('section')?.scrollIntoView()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [all])

  const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
    const other = pickersIn(ref).find((picker) => picker !== currentTarget)
    const chosen = currentTarget.value
    // Choosing what the other picker has exchanges the two.
    if (other?.value === chosen) other.value = last.current.find((key) => key !== chosen) ?? ''
    last.current = pickersIn(ref).map(({ value }) => value)
    const { pathname, search } = location
    history.replaceState(history.state, '', `${pathname}${search}#p=${last.current}`)
  }
  return { ref, choose }
}

const pickersIn = ({ current }: RefObject<HTMLElement | null>) => [
  ...(current?.querySelectorAll('select') ?? []),
]
