/** The fewest times of a column that are drawn on one scale. */
export const fewestTimes = 2

const time =
  /(\d+(?:\.\d+)?)(?:\s*(?:to|-|–)\s*(\d+(?:\.\d+)?))?\s+(working\s+)?(day|week|month|year)s?\b/g

/** The mean length of a month in each unit. */
const inMonth = { day: 365.25 / 12, week: 365.25 / 84, month: 1, year: 1 / 12 }

/**
 * Returns the shortest and the longest time in the English text of a cell, in months, or null without a time. Five
 * working days count as a week. Cells are texts, because editors paste them from other programs; the Studio tells which
 * have no time (`studio/forms/table/unreadableTimes.ts`).
 */
export function parseMonths(text = '') {
  const withoutCommas = text.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const months = [...withoutCommas.matchAll(time)].flatMap(([, from, to = from, working, unit]) => {
    const size = (working ? 7 / 5 : 1) / inMonth[unit as keyof typeof inMonth]
    return [Number(from) * size, Number(to) * size]
  })
  return months.length > 0 ? { from: Math.min(...months), to: Math.max(...months) } : null
}
