import { Card, Heading, Stack, Text } from '@sanity/ui'
import styled from 'styled-components'
import { t } from '../../../i18n/t.ts'

export type FigureRow = { name: string; count: number; before: number }

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  & th {
    font-weight: 500;
    text-align: start;
  }
  & th, & td {
    padding: 0.2rem 0.5rem 0.2rem 0;
    vertical-align: baseline;
  }
  & th:not(:first-child), & td:not(:last-child) {
    text-align: end;
    white-space: nowrap;
  }
  & td:last-child {
    width: 30%;
    padding-inline-end: 0;
  }
`

/** The longest bar takes the cell's whole width. */
const Bar = styled.div<{ $share: number; $isBefore?: boolean }>`
  block-size: ${({ $isBefore }) => ($isBefore ? 3 : 8)}px;
  inline-size: ${({ $share }) => $share * 100}%;
  margin-block-start: ${({ $isBefore }) => ($isBefore ? 2 : 0)}px;
  background: currentcolor;
  opacity: ${({ $isBefore }) => ($isBefore ? 0.4 : 0.85)};
  print-color-adjust: exact;
`

const usual = { count: t('Number'), before: t('Before') }

type FigureTableProps = {
  title: string
  rows: readonly FigureRow[]
  /** The headings of the two numbers; by default, the period and the previous period. */
  headings?: { count: string; before: string }
}

/** The maximum number of rows; further rows are summed up. */
const limit = 8

/** A table of sums. Each row has a bar for its value, and a thin bar for the value of the previous period. */
export function FigureTable({ title, rows, headings = usual }: FigureTableProps) {
  const shown = rows.length > limit + 1 ? [...rows.slice(0, limit), rest(rows.slice(limit))] : rows
  const longest = Math.max(1, ...shown.flatMap(({ count, before }) => [count, before]))
  return (
    <Card border radius={2} padding={3}>
      <Stack gap={3}>
        <Heading as="h2" size={0}>
          {title}
        </Heading>
        {shown.length === 0 ? (
          <Text size={1}>{t('None')}</Text>
        ) : (
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('Value')}</th>
                <th scope="col">{headings.count}</th>
                <th scope="col">{headings.before}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {shown.map(({ name, count, before }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{count}</td>
                  <td>{before}</td>
                  <td aria-hidden="true">
                    <Bar $share={count / longest} />
                    <Bar $share={before / longest} $isBefore />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Stack>
    </Card>
  )
}

function rest(rows: readonly FigureRow[]): FigureRow {
  const total = (name: 'count' | 'before') => rows.reduce((sum, row) => sum + row[name], 0)
  return {
    name: t('{count} others', { count: rows.length }),
    count: total('count'),
    before: total('before'),
  }
}
