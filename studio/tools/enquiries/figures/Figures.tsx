import { Box, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { promisedHours } from '../../../../shared/enquiry/promisedHours.ts'
import { formatDate, formatNumber, localDay } from '../../../i18n/language.ts'
import { t } from '../../../i18n/t.ts'
import { Callout } from '../../../ui/Callout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import { DayInput } from '../DayInput.tsx'
import { displayName } from '../detail/changeTexts.ts'
import { csvText, downloadFile, usualSeparator } from '../export/csv.ts'
import type { Inbox } from '../inbox.ts'
import type { Staff } from '../inboxShapes.ts'
import { formatPeriod } from '../list/monthGroups.ts'
import type { ServiceNames } from '../serviceNames.ts'
import { type DateRange, periodName, rangeBefore, usualRanges } from './dateRange.ts'
import { type FigureRow, FigureTable } from './FigureTable.tsx'
import { type AnswerTimes, type EnquiryFigures, type SumFacet, sumFacets } from './figures.ts'
import { rowsOf } from './sumRows.ts'

const titles: Record<SumFacet, string> = {
  service: t('By service'),
  page: t('By the page before the form'),
  campaign: t('By campaign'),
  language: t('By language'),
  country: t('By the country of the telephone’s code'),
  month: t('By month'),
}

/** Prints the figures alone, without the Studio around them. */
const PrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 12mm; }
    body * { visibility: hidden; }
    [data-figures], [data-figures] * { visibility: visible; }
    [data-figures] [data-screen] { display: none !important; }
    [data-figures] { zoom: 0.8; }
    [data-figures], :has([data-figures]) {
      position: static !important;
      display: block !important;
      height: auto !important;
      min-height: 0 !important;
      overflow: visible !important;
      transform: none !important;
    }
    :has([data-figures]) > :not(:has([data-figures]), [data-figures]) { display: none !important; }
  }
`

/** A grid with as many columns as fit; two columns in print, so that all tables fit on one page. */
const Tables = styled.div`
  columns: 19rem;
  column-gap: 0.75rem;
  & > * {
    break-inside: avoid;
    margin-block-end: 0.75rem;
  }
`

type FiguresProps = {
  inbox: Inbox
  staff: Staff[]
  /** The company's name; undefined until it is loaded. */
  company: string | undefined
  services: ServiceNames
  period: DateRange | undefined
  onPeriod: (period: DateRange) => void
  onClose: () => void
}

/** Sums of the enquiries of a period and of the previous period, and the times until they were answered. */
export function Figures(props: FiguresProps) {
  const { inbox, staff, company, services, period, onPeriod, onClose } = props
  const today = localDay(new Date())
  const usual = usualRanges(today)
  const chosen = period ?? usual['This month']
  const before = rangeBefore(chosen)
  const { data, error } = useQuery({
    queryKey: ['enquiries', 'figures', chosen],
    queryFn: () => inbox.figures(chosen, before),
  })
  const name = periodName(chosen)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus to the opened view, for keyboard users.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card height="fill" overflow="auto" data-figures>
      <PrintStyle />
      <Container width={3}>
        <Stack as="section" gap={4} padding={4} aria-labelledby={headingId}>
          <Flex align="center" gap={3} wrap="wrap">
            <Box flex={1} style={{ minWidth: 'max-content' }}>
              <Heading
                as="h1"
                size={1}
                id={headingId}
                ref={heading}
                tabIndex={-1}
                style={{ outline: 'none' }}
              >
                {t('Enquiries in figures')}
              </Heading>
            </Box>
            <Flex gap={2} wrap="wrap" data-screen>
              <SmallButton mode="ghost" text={t('Print')} onClick={() => window.print()} />
              <SmallButton
                mode="ghost"
                text={t('Save as CSV')}
                disabled={!data}
                onClick={() => {
                  if (data) downloadFile(nameOf(chosen), toCsv(data, chosen, services))
                }}
              />
              <SmallButton mode="bleed" text={t('Back to the enquiries')} onClick={onClose} />
            </Flex>
          </Flex>
          <PeriodMenu usual={usual} chosen={chosen} onChange={onPeriod} />
          <Text size={1} weight="medium">
            {[company, name && formatPeriod(name)].filter(Boolean).join(' · ')}
          </Text>
          <Note>
            {t('{from} to {to} (GMT), without spam. Before: {start} to {end}.', {
              from: formatDate(chosen.from),
              to: formatDate(chosen.to),
              start: formatDate(before.from),
              end: formatDate(before.to),
            })}{' '}
            {chosen.to >= today
              ? t('As of {day}: the period is not over yet.', { day: formatDate(today) })
              : t('As of {day}.', { day: formatDate(today) })}
          </Note>
          {error && (
            <Callout tone="critical" role="alert">
              {String(error)}
            </Callout>
          )}
          {data && <Sums data={data} period={chosen} staff={staff} services={services} />}
        </Stack>
      </Container>
    </Card>
  )
}

type PeriodMenuProps = {
  usual: ReturnType<typeof usualRanges>
  chosen: DateRange
  onChange: (period: DateRange) => void
}

function PeriodMenu({ usual, chosen, onChange }: PeriodMenuProps) {
  const isChosen = ({ from, to }: DateRange) => from === chosen.from && to === chosen.to
  const change = (part: Partial<DateRange>) => {
    const next = { ...chosen, ...part }
    if (next.from <= next.to) onChange(next)
  }
  return (
    <Flex gap={2} wrap="wrap" align="center" role="group" aria-label={t('Period')} data-screen>
      {(Object.keys(usual) as (keyof typeof usual)[]).map((name) => (
        <SmallButton
          key={name}
          mode="bleed"
          text={t(name)}
          selected={isChosen(usual[name])}
          aria-pressed={isChosen(usual[name])}
          onClick={() => onChange(usual[name])}
        />
      ))}
      <DayInput title={t('From')} value={chosen.from} onChange={(from) => change({ from })} />
      <DayInput title={t('To')} value={chosen.to} onChange={(to) => change({ to })} />
    </Flex>
  )
}

type SumsProps = {
  data: EnquiryFigures
  period: DateRange
  staff: Staff[]
  services: ServiceNames
}

function Sums({ data, period, staff, services }: SumsProps) {
  const waiting = data.waiting.map(
    (row): FigureRow => ({
      name: row.owner === '' ? t('Not taken yet') : displayName(row.owner, staff),
      count: row.waiting,
      before: row.overdue,
    }),
  )
  return (
    <>
      <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {summarize(data).map((line) => (
          <Text as="li" key={line} size={2}>
            {line}
          </Text>
        ))}
      </Stack>
      <Tables>
        {sumFacets.map((facet) => (
          <FigureTable
            key={facet}
            title={titles[facet]}
            rows={rowsOf(data, facet, period, services)}
          />
        ))}
        <FigureTable
          title={t('Waiting for an answer now')}
          rows={waiting}
          headings={{ count: t('Waiting'), before: t('Overdue') }}
        />
      </Tables>
    </>
  )
}

/** Returns the main figures as sentences. */
function summarize({ sums, times, waiting }: EnquiryFigures): string[] {
  const all = sums.find(({ facet }) => facet === 'all')
  const total = (name: 'waiting' | 'overdue') => waiting.reduce((sum, row) => sum + row[name], 0)
  return [
    t('{count} enquiries; {before} before.', {
      count: all?.count ?? 0,
      before: all?.before ?? 0,
    }),
    ...answerLines(times),
    t('Waiting for an answer now: {waiting}, for more than a day: {overdue}.', {
      waiting: total('waiting'),
      overdue: total('overdue'),
    }),
  ]
}

function answerLines({ median_hours, most_hours, on_time, due }: AnswerTimes): string[] {
  const late =
    due === 0
      ? []
      : [
          t(
            '{onTime} of {due} were answered within {hours} hours, weekends and holidays included.',
            {
              onTime: on_time,
              due,
              hours: promisedHours,
            },
          ),
        ]
  if (median_hours === null || most_hours === null) return late
  const hours = { half: formatNumber(median_hours), most: formatNumber(most_hours) }
  return [
    ...late,
    t('Half had a first answer within {half} hours, nine in ten within {most} hours.', hours),
  ]
}

function toCsv(data: EnquiryFigures, period: DateRange, services: ServiceNames): string {
  const rows = sumFacets.flatMap((facet) =>
    rowsOf(data, facet, period, services).map(({ name, count, before }) => [
      titles[facet],
      name,
      String(count),
      String(before),
    ]),
  )
  return csvText([['', t('Value'), t('Number'), t('Before')], ...rows], usualSeparator)
}

const nameOf = ({ from, to }: DateRange) => `enquiries-figures-${from}-${to}.csv`
