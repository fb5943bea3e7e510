/** The least share of the width in which a milestone can be read: 117 px on a screen of 1280. */
const leastShare = 1 / 9

/**
 * Returns the columns of a grid that places milestones by year: each as wide as the time until the
 * next, the last as wide as the mean.
 * @param years in ascending order
 * @returns null if years are too close for texts beside each other
 */
export function columnsByYear(years: readonly number[]): string | null {
  const gaps = years.slice(1).map((year, index) => year - (years[index] ?? year))
  if (gaps.length === 0) return null
  const mean = gaps.reduce((sum, gap) => sum + gap) / gaps.length
  const width = mean * years.length
  if (Math.min(...gaps) < width * leastShare) return null
  return [...gaps, mean].map((gap) => `${gap}fr`).join(' ')
}
