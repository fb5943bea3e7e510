import { keyBeside, type Text } from '../../shared/content/text.ts'
import type { MessageKey } from '../i18n/messages/en.ts'
import type { Schedule } from './schedule.ts'
import type { Plate, PlateRow, Section, StoredSection } from './types.ts'

/** A whole number of things or days. Shares, millions and amounts of money are not drawn. */
const countable = /^(\d{1,3})\+?( days)?$/

/** Above this a line of cells is longer. */
const few = 150

/** The width of a sheet, in its height. */
const sheet = 8

const filled = (count: number) => ({ start: 0, solid: count, end: count })

/** Returns the plates of the sections that are drawn and have something to draw. */
export function platesOf(sections: Section[], stored: StoredSection[]): Plate[] {
  return sections.flatMap((section, index) => {
    const plate = plateOf(section, stored[index])
    return plate && plate.rows.length > 0 ? [plate] : []
  })
}

function plateOf(section: Section, stored: StoredSection | undefined): Plate | undefined {
  if (!('drawn' in section) || !section.drawn) return undefined
  const { heading } = section
  switch (section._type) {
    case 'stats': {
      const english = stored?._type === 'stats' ? stored.items : []
      const found = section.items.flatMap(({ label, value }, index) => {
        const [, count, days] = countable.exec(english[index]?.value.en ?? '') ?? []
        return count ? [{ label, value, count: Number(count), days }] : []
      })
      const inDays = found.some(({ days }) => days)
      const rows = found.filter(({ days }) => !inDays || days)
      return counted(heading, rows, inDays ? 'plate.days' : 'plate.count', inDays)
    }
    case 'bodies':
      return counted(
        heading,
        section.items.map(({ name, countryCount }) => ({
          label: name,
          value: { field: keyBeside(name, 'countryCount'), value: `${countryCount}` },
          count: countryCount,
        })),
        'plate.countries',
      )
    case 'groupedLists': {
      const rows = section.items.map(({ title, lists }) => {
        const count = lists.reduce((sum, { items }) => sum + items.value.length, 0)
        const value = { field: keyBeside(title, 'lists'), value: `${count}` }
        return { label: title, value, cells: filled(count * sheet) }
      })
      return {
        heading,
        form: 'piles',
        rows,
        columns: sheet,
        group: sheet,
        caption: 'plate.sheets',
      }
    }
    case 'checklist': {
      const { key, value, lang } = section.items
      const rows = value.map((entry, index) => ({
        label: { key: `${key}[${index}]`, value: entry, ...(lang && { lang }) },
      }))
      return { heading, form: 'plan', rows, columns: 0, group: 0, caption: 'plate.plan' }
    }
    case 'steps': {
      const rows = section.items.map(({ title, time }) => ({ label: title, value: time }))
      return section.schedule
        ? { ...scheduled(heading, rows, section.schedule), form: 'cells' }
        : { heading, form: 'path', rows, columns: 0, group: 0, caption: 'plate.path' }
    }
    case 'cards': {
      const rows = section.items.map(({ title, duration }) => ({ label: title, value: duration }))
      return section.comparison
        ? { ...scheduled(heading, rows, section.comparison), form: 'routes' }
        : undefined
    }
    default:
      return undefined
  }
}

function counted(
  heading: Text,
  rows: (PlateRow & { count: number })[],
  caption: MessageKey,
  inWeeks = false,
): Plate {
  const most = Math.max(...rows.map(({ count }) => count))
  return {
    heading,
    form: 'cells',
    rows: rows.map(({ label, value, count }) => ({ label, value, cells: filled(count) })),
    columns: inWeeks ? 7 : most > few ? 50 : 30,
    group: inWeeks ? 7 : 10,
    caption,
  }
}

function scheduled(
  heading: Text,
  rows: PlateRow[],
  { bars, length, unit }: Schedule,
): Omit<Plate, 'form'> {
  const varies = bars.some((bar) => bar?.open === false && bar.shortest < bar.longest)
  return {
    heading,
    rows: rows.map((row, index) => {
      const bar = bars[index]
      if (!bar) return row
      const { start } = bar
      return {
        ...row,
        cells: bar.open
          ? { start, solid: length, end: length }
          : { start, solid: start + bar.shortest, end: start + bar.longest },
      }
    }),
    columns: length,
    group: length,
    caption: varies ? 'figure.scheduleRange' : 'figure.schedule',
    unit,
  }
}
