import type { ReactNode } from 'react'
import { noteLetter } from '../../../shared/text/noteLetter.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { VisuallyHidden } from '../../ui/typography.tsx'
import { Caption } from '../parts/Caption.tsx'
import { Frame, headingIdOf } from '../parts/Frame.tsx'
import { Comparison } from './Comparison.tsx'
import { Hint, Mark, NoteList, Scroller, TableElement, Unit } from './tableStyles.ts'

type TableSection = SectionOf<'table'>
type Cell = TableSection['grid']['rows'][number]['cells'][number]

/** The minimum number of text columns for a table of full width, which scrolls on phones. */
const wideFrom = 4

/** A table of texts and numbers. The first column stays visible while the others scroll. */
export function Table({ section }: { section: TableSection }) {
  const message = useMessages()
  const { language } = useLanguage()
  const { anchor, caption, noteDate, note, sources, grid, comparedPages = [], comparison } = section
  const { columns, rows, notes = [] } = grid
  const words = columns.filter(({ numbers }) => !numbers).length
  const captionId = `${anchor}_caption`
  // If the section has a note or sources, the date is shown there.
  const month = note || sources ? undefined : noteDate
  const letterOf = (key: string) => noteLetter(notes.findIndex(({ _key }) => _key === key))
  const cellOf = (cell: Cell | undefined): ReactNode => {
    const letter = cell?.note && letterOf(cell.note)
    return (
      <>
        {cell?.text ? (
          <span {...translatedProps(cell.text)} />
        ) : (
          <Mark>
            <span aria-hidden>–</span>
            <VisuallyHidden {...translatedProps(message('table.none'))} />
          </Mark>
        )}
        {letter && (
          <sup>
            <a href={`#${anchor}_${letter}`}>{letter}</a>
          </sup>
        )}
      </>
    )
  }
  const labelledBy = caption ? captionId : headingIdOf(anchor)
  const scroller = (table: ReactNode) => (
    <Scroller role="region" tabIndex={0} aria-labelledby={labelledBy}>
      {table}
    </Scroller>
  )
  const isWide = comparedPages.length > 0 || words >= wideFrom
  return (
    <Frame section={{ ...section, noteDate: month ? undefined : noteDate }} wide={isWide}>
      {comparedPages.length > 0 ? (
        <Comparison
          grid={grid}
          pages={comparedPages}
          scale={comparison}
          labelledBy={labelledBy}
          cellOf={cellOf}
          scroller={scroller}
        />
      ) : (
        <>
          {isWide && <Hint {...translatedProps(message('table.scroll'))} />}
          {scroller(
            <TableElement $isNarrow={columns.length === 2} $hasNotes={notes.length > 0}>
              <thead>
                <tr>
                  {columns.map(({ _key, title, unit, numbers }) => (
                    <th key={_key} scope="col" data-numbers={numbers || undefined}>
                      <span {...translatedProps(title)} />
                      {unit && <Unit {...translatedProps(unit)} />}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ _key, total, cells }) => (
                  <tr key={_key} data-total={total || undefined}>
                    {columns.map((column, index) => {
                      const content = cellOf(cells[index])
                      return index === 0 ? (
                        <th key={column._key} scope="row">
                          {content}
                        </th>
                      ) : (
                        <td key={column._key} data-numbers={column.numbers || undefined}>
                          {content}
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </TableElement>,
          )}
        </>
      )}
      {notes.length > 0 && (
        <NoteList>
          {notes.map(({ _key, text }, index) => (
            <li key={_key} id={`${anchor}_${noteLetter(index)}`}>
              <span>{noteLetter(index)}</span>
              <span {...translatedProps(text)} />
            </li>
          ))}
        </NoteList>
      )}
      {caption && (
        <div id={captionId}>
          <Caption of="table" ruled={false}>
            <span {...translatedProps(caption)} />
            {month && (
              <>
                {' ('}
                <time dateTime={month}>{formatDate(month, language, 'month')}</time>)
              </>
            )}
            {comparison && (
              <>
                {'. '}
                <span {...translatedProps(message('table.scale'))} />
              </>
            )}
          </Caption>
        </div>
      )}
    </Frame>
  )
}
