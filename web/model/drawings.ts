import { siblingKey, type Text } from '../../shared/content/text.ts'
import { captionOf, type Schedule } from './schedule.ts'
import type { Drawing, DrawingRow, HeroDrawing, Section, StoredSection } from './types.ts'

/** Returns the drawings of the sections that editors chose, without empty ones. */
export function drawingsOf(sections: Section[], stored: StoredSection[]): HeroDrawing[] {
  return sections.flatMap((section, index) => {
    if (!('drawn' in section) || !section.drawn) return []
    const drawing = drawingOf(section, stored[index])
    return drawing && drawing.rows.length > 0 ? [{ heading: section.heading, ...drawing }] : []
  })
}

function drawingOf(section: Section, stored: StoredSection | undefined): Drawing | undefined {
  switch (section._type) {
    case 'stats': {
      const english = stored?._type === 'stats' ? stored.items : []
      const rowsLike = (pattern: RegExp) =>
        section.items.flatMap(({ label, value }, index): DrawingRow[] => {
          const count = pattern.exec(english[index]?.value.en ?? '')?.[1]
          return count ? [{ label, value, cells: cellsOf(Number(count)) }] : []
        })
      const days = rowsLike(/^(\d{1,3}) days$/)
      if (days.length > 0)
        return { form: 'cells', rows: days, columns: 21, group: 7, caption: 'drawing.days' }
      // Shares, millions and amounts of money are not drawn.
      return inTens(rowsLike(/^(\d{1,3})\+?$/))
    }
    case 'bodies':
      return inTens(
        section.items.map(({ name, countryCount }) =>
          countedRow(name, 'countryCount', countryCount),
        ),
        'drawing.countries',
      )
    case 'groupedLists':
      return inTens(
        section.items.map(({ title, lists }) =>
          countedRow(title, 'lists', lists.flatMap(({ items }) => items?.value ?? []).length),
        ),
      )
    case 'checklist': {
      const { key, value, lang } = section.items
      const labels = value.map((entry, index) => ({ key: `${key}[${index}]`, value: entry }))
      return {
        form: 'rooms',
        rows: labels.map((label) => ({ label: { ...label, ...(lang && { lang }) } })),
      }
    }
    case 'steps': {
      const rows = section.items.map(({ title, time }) => ({ label: title, value: time }))
      return section.schedule ? inTime(rows, section.schedule) : { form: 'path', rows }
    }
    case 'cards': {
      const rows = section.items.map(({ title, duration }) => ({ label: title, value: duration }))
      return section.comparison ? inTime(rows, section.comparison) : undefined
    }
    default:
      return undefined
  }
}

const cellsOf = (count: number) => ({ start: 0, solid: count, end: count })

/** @param field the field of the count, beside the label */
function countedRow(label: Text, field: string, count: number): DrawingRow {
  return {
    label,
    value: { field: siblingKey(label, field), value: `${count}` },
    cells: cellsOf(count),
  }
}

function inTens(
  rows: DrawingRow[],
  caption: 'drawing.cells' | 'drawing.countries' = 'drawing.cells',
): Drawing {
  const most = Math.max(...rows.map(({ cells }) => cells?.end ?? 0))
  const isBlock = most > 150
  const columns = isBlock ? Math.ceil(most / 10) : most > 10 ? 30 : 10
  return { form: 'cells', rows, columns, group: 10, isBlock, caption }
}

function inTime(rows: DrawingRow[], schedule: Schedule): Drawing {
  const { bars, length, unit } = schedule
  return {
    form: 'cells',
    rows: rows.map((row, index) => {
      const bar = bars[index]
      if (!bar) return row
      const { start } = bar
      if (bar.open) return { ...row, cells: { start, solid: length, end: length, open: true } }
      return { ...row, cells: { start, solid: start + bar.shortest, end: start + bar.longest } }
    }),
    columns: length,
    group: 10,
    caption: captionOf(schedule),
    unit,
  }
}
