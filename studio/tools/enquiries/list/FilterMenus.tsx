import { Box, Flex, Select, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { campaignLabel } from '../../../../shared/enquiry/campaign.ts'
import { languageName } from '../../../i18n/language.ts'
import { t } from '../../../i18n/t.ts'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import { type Criteria, day, type Facet, facets, hasFacets } from '../criteria.ts'
import { DayInput } from '../DayInput.tsx'
import { displayName } from '../detail/changeTexts.ts'
import type { CountedValue, Staff } from '../inboxShapes.ts'
import { joinServices, type ServiceNames } from '../serviceNames.ts'
import { formatPeriod, monthGroups } from './monthGroups.ts'

/** The label of each menu's first entry, which shows the enquiries of all values. */
const any: Record<Facet, string> = {
  month: t('Any month'),
  service: t('Any service'),
  language: t('Any language'),
  source: t('Any source'),
  campaign: t('Any campaign'),
  page: t('Any page'),
  owner: t('Anybody'),
}

type FilterMenusProps = {
  criteria: Criteria
  onChange: (criteria: Criteria) => void
  /** The facet values of the matching enquiries, with their counts. */
  counts: CountedValue[]
  staff: Staff[]
  services: ServiceNames
  /** True if the menus are shown on demand, as on a phone. */
  isFolded: boolean
}

/** The facets that have a menu even with a single value, because staff look for them first. */
const alwaysOffered: Facet[] = ['month']

const isDay = (period: string | undefined) => day.safeParse(period).success

/** A menu for each facet that staff can filter by, and a day. Other facets with a single value have none. */
export function FilterMenus(props: FilterMenusProps) {
  const { criteria, onChange, counts, staff, services, isFolded } = props
  const joined = joinServices(counts, services)
  const valuesOf = (facet: Facet) => joined.filter((value) => value.facet === facet)
  const nameOf = (facet: Facet, value: string) => valueName(facet, value, staff, services)
  const offered = facets.filter(
    (facet) =>
      criteria[facet] !== undefined ||
      valuesOf(facet).length > (alwaysOffered.includes(facet) ? 0 : 1),
  )
  if (offered.length === 0) return null
  const menus = (
    <Flex gap={2} wrap="wrap" align="center" role="group" aria-label={t('Filter')}>
      {offered.map((facet) => {
        const stored = criteria[facet]
        const chosen = facet === 'service' && stored ? services.all(stored)[0] : stored
        const values = valuesOf(facet)
        const groups = facet === 'month' ? monthGroups(values) : [{ title: '', values }]
        const listed = groups.flatMap((group) => group.values)
        const isListed = listed.some(({ value }) => value === chosen)
        return (
          <Box key={facet} style={{ flex: isFolded ? '1 1 8rem' : '0 1 11rem', minWidth: '8rem' }}>
            <Select
              aria-label={any[facet]}
              fontSize={1}
              padding={2}
              value={chosen === undefined ? any[facet] : `=${chosen}`}
              onChange={({ currentTarget }) => {
                const picked = currentTarget.value
                onChange({
                  ...criteria,
                  [facet]: picked.startsWith('=') ? picked.slice(1) : undefined,
                })
              }}
            >
              <option value={any[facet]}>{any[facet]}</option>
              {chosen !== undefined && !isListed && (
                <option value={`=${chosen}`}>
                  {`${nameOf(facet, chosen)}${isDay(chosen) ? '' : ' (0)'}`}
                </option>
              )}
              {groups.map(({ title, values }) => (
                <Options key={title} title={title}>
                  {values.map(({ value, count }) => (
                    <option key={value} value={`=${value}`}>
                      {`${nameOf(facet, value)} (${count})`}
                    </option>
                  ))}
                </Options>
              ))}
            </Select>
          </Box>
        )
      })}
      <Flex as="label" gap={2} align="center">
        <Text size={1}>{t('Day')}</Text>
        <DayInput
          title={t('Day')}
          value={(isDay(criteria.month) && criteria.month) || ''}
          onChange={(month) => onChange({ ...criteria, month })}
        />
      </Flex>
      {hasFacets(criteria) && (
        <SmallButton
          mode="bleed"
          text={t('Clear filters')}
          onClick={() => onChange({ terms: criteria.terms, view: criteria.view })}
        />
      )}
    </Flex>
  )
  if (!isFolded) return menus
  return (
    <details>
      <summary style={{ fontSize: '0.8125rem' }}>{t('Filter')}</summary>
      <Box marginTop={3}>{menus}</Box>
    </details>
  )
}

function Options({ title, children }: { title: string; children: ReactNode }) {
  return title === '' ? children : <optgroup label={title}>{children}</optgroup>
}

function valueName(facet: Facet, value: string, staff: Staff[], services: ServiceNames): string {
  if (value === '') return facet === 'owner' ? t('Nobody') : t('Not known')
  if (facet === 'month') return formatPeriod(value)
  if (facet === 'service') return services.shown(value)
  if (facet === 'language') return languageName(value)
  if (facet === 'campaign') return campaignLabel(value)
  return facet === 'owner' ? displayName(value, staff) : value
}
