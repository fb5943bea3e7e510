import { Box, Flex, Select } from '@sanity/ui'
import type { ReactNode } from 'react'
import { campaignLabel } from '../../shared/enquiry/campaign.ts'
import { languageName } from '../i18n/language.ts'
import { t } from '../i18n/t.ts'
import { SmallButton } from '../ui/SmallButton.tsx'
import { type Criteria, hasParts, type Part, parts } from './criteria.ts'
import type { CountedValue, Staff } from './inboxShapes.ts'
import { formatPeriod, periodsOf } from './periods.ts'
import { displayName } from './statuses.ts'

/** The first entry of each menu, which shows the enquiries of all values. */
const any: Record<Part, string> = {
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
  /** The values of the enquiries that are found, with their numbers. */
  counted: CountedValue[]
  staff: Staff[]
  /** Whether they are shown on demand, as on a phone. */
  isFolded: boolean
}

/** A menu for each part of an enquiry by which staff can filter. A part in which all are alike has none. */
export function FilterMenus({ criteria, onChange, counted, staff, isFolded }: FilterMenusProps) {
  const valuesOf = (part: Part) => counted.filter((value) => value.part === part)
  const offered = parts.filter((part) => criteria[part] !== undefined || valuesOf(part).length > 1)
  if (offered.length === 0) return null
  const menus = (
    <Flex gap={2} wrap="wrap" align="center" role="group" aria-label={t('Filter')}>
      {offered.map((part) => {
        const chosen = criteria[part]
        const values = valuesOf(part)
        const groups = part === 'month' ? periodsOf(values) : [{ title: '', values }]
        const listed = groups.flatMap((group) => group.values)
        const isListed = listed.some(({ value }) => value === chosen)
        return (
          <Box key={part} style={{ flex: '0 1 11rem', minWidth: '8rem' }}>
            <Select
              aria-label={any[part]}
              fontSize={1}
              padding={2}
              value={chosen === undefined ? any[part] : `=${chosen}`}
              onChange={({ currentTarget }) => {
                const picked = currentTarget.value
                onChange({
                  ...criteria,
                  [part]: picked.startsWith('=') ? picked.slice(1) : undefined,
                })
              }}
            >
              <option value={any[part]}>{any[part]}</option>
              {chosen !== undefined && !isListed && (
                <option value={`=${chosen}`}>{`${nameOf(part, chosen, staff)} (0)`}</option>
              )}
              {groups.map(({ title, values }) => (
                <Options key={title} title={title}>
                  {values.map(({ value, count }) => (
                    <option key={value} value={`=${value}`}>
                      {`${nameOf(part, value, staff)} (${count})`}
                    </option>
                  ))}
                </Options>
              ))}
            </Select>
          </Box>
        )
      })}
      {hasParts(criteria) && (
        <SmallButton
          mode="bleed"
          text={t('Clear filters')}
          onClick={() => onChange({ terms: criteria.terms, filter: criteria.filter })}
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

function nameOf(part: Part, value: string, staff: Staff[]): string {
  if (value === '') return part === 'owner' ? t('Nobody') : t('Not known')
  if (part === 'month') return formatPeriod(value)
  if (part === 'language') return languageName(value)
  if (part === 'campaign') return campaignLabel(value)
  return part === 'owner' ? displayName(value, staff) : value
}
