import { campaignLabel } from '../../../../shared/enquiry/campaign.ts'
import { countryName, formatMonth, languageName } from '../../../i18n/language.ts'
import { t } from '../../../i18n/t.ts'
import { joinServices, type ServiceNames } from '../serviceNames.ts'
import { type DateRange, monthsOf, rangeBefore } from './dateRange.ts'
import type { FigureRow } from './FigureTable.tsx'
import type { EnquiryFigures, Sum, SumFacet } from './figures.ts'

/** Returns the table rows of a facet: the number of enquiries for each of its values. */
export function rowsOf(
  { sums }: EnquiryFigures,
  facet: SumFacet,
  period: DateRange,
  services: ServiceNames,
): FigureRow[] {
  const values = sums.filter((sum) => sum.facet === facet)
  if (facet === 'month') return monthRows(values, period)
  return joinServices(values, services).map(({ value, count, before }) => ({
    name: nameOfValue(facet, value, services),
    count,
    before,
  }))
}

const monthsOfQuarter = 3

/**
 * Pairs each month with the month at the same index of the previous period, or with itself if the periods differ in
 * length, as with days across the end of a month.
 */
function monthRows(sums: Sum[], period: DateRange): FigureRow[] {
  const [months, earlier] = [monthsOf(period), monthsOf(rangeBefore(period))]
  const pairs =
    months.length === earlier.length
      ? months.map((month, index) => [month, earlier[index] ?? month] as const)
      : [...new Set([...earlier, ...months])].map((month) => [month, month] as const)
  return pairs
    .map(([month, other]) => {
      const { count = 0 } = sums.find(({ value }) => value === month) ?? {}
      const { before = 0 } = sums.find(({ value }) => value === other) ?? {}
      const name =
        other === month ? formatMonth(month) : `${formatMonth(month)} (${formatMonth(other)})`
      return { name, count, before }
    })
    .filter(({ count, before }) => months.length <= monthsOfQuarter || count + before > 0)
}

function nameOfValue(facet: SumFacet, value: string, services: ServiceNames): string {
  if (value === '') return t('Not known')
  if (facet === 'service') return services.shown(value)
  if (facet === 'language') return languageName(value)
  if (facet === 'campaign') return campaignLabel(value)
  return facet === 'country' ? countryName(value) : value
}
