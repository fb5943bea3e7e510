import { expect, test } from 'vitest'
import { anInboxEnquiry } from '../../../testing/anInboxEnquiry.ts'
import { csvColumns, toCsv } from './csv.ts'

/** Returns the cell of a column, as a spreadsheet reads it. */
function cellOf(heading: string, given: Parameters<typeof anInboxEnquiry>[0]): string {
  const [headings = '', ...lines] = toCsv([anInboxEnquiry(given)], [])
    .replace('\ufeff', '')
    .split('\r\n')
  const index = headings.split(',').indexOf(`"${heading}"`)
  const cells = [...lines.join('\r\n').matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell)
  return (cells[index] ?? '').replaceAll('""', '"')
}

test('a row has everything that staff know of an enquiry', () => {
  const [headings, line, ...rest] = toCsv([anInboxEnquiry()], []).split('\r\n')
  expect(headings).toBe(
    '\ufeff"Reference","Received (GMT)","First name","Last name","Email","Phone","Organization",' +
      '"Service of interest","Message","Language","Came from","Campaign","Status",' +
      '"Taken by","Note","Mail to the company"',
  )
  expect(line).toMatch(/^"K7QX-3M9T","2026-11-21 10:15","Ama","Mensah",/)
  expect(rest).toEqual([''])
})

test('what the database abbreviates is written out', () => {
  const kofi = { email: 'kofi@example.org', name: 'Kofi' }
  const enquiry = anInboxEnquiry({ language: 'fr', status: 'spam', owner: kofi.email })
  const columns = csvColumns.filter(({ heading }) =>
    ['Language', 'Status', 'Taken by', 'Mail to the company'].includes(heading),
  )
  expect(toCsv([enquiry], [kofi], columns).split('\r\n')[1]).toBe('"French","Spam","Kofi","sent"')
})

test('a campaign is written without the parts that are not known', () => {
  expect(cellOf('Campaign', { campaign: '//clinic-days-2027' })).toBe('clinic-days-2027')
})

test.each([
  '=1+1',
  '+1',
  '+233302000001',
  '+233 302 000 001',
  '+1 2+3',
  '+233 30 200 0001\n=1+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '  =1+1',
  '＝1+1',
  '=HYPERLINK("https://evil.example","Click")',
])('a spreadsheet does not calculate %j', (value) => {
  expect(cellOf('Organization', { organization: value })).toBe(`'${value}`)
})

test.each([
  '0244123456',
  '0302 000 001',
  '00233244123456',
  '233244123456',
  '1E5',
  '1/2',
  '12.5.2026',
])('a spreadsheet does not change %j', (value) => {
  expect(cellOf('Organization', { organization: value })).toBe(`'${value}`)
})

test('a formula after the separator of another language is not calculated', () => {
  expect(cellOf('Organization', { organization: 'a; =1+1;b' })).toBe("a; '=1+1;b")
  const [, line] = toCsv([anInboxEnquiry({ organization: 'a,=1+1' })], [], undefined, ';').split(
    '\r\n',
  )
  expect(line).toContain(`"a,'=1+1"`)
})

test.each(['+233 30 200 0001', '+33 1 23 45 67 89'])(
  'the phone number %j is left as it is',
  (phone) => {
    expect(cellOf('Phone', { phone })).toBe(phone)
  },
)

test.each([
  '0',
  '115',
  '2026',
  'Ama',
  'a=b',
  "O'Brien",
  'one, two',
  'say "yes"',
  'first\nsecond',
  'é 日本 🧪',
  '',
])('%j is left as it is', (value) => {
  expect(cellOf('Organization', { organization: value })).toBe(value)
})
