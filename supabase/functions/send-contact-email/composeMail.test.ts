import { describe, expect, test } from 'vitest'
import { toEnquiryRow } from '../../../shared/enquiry/enquiry.ts'
import type { StoredEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import { anEnquiry } from '../../../tests/support/anEnquiry.ts'
import { composeAlert, composeDigest, composeEnquiry, composeReminder } from './composeMail.ts'

const stored = (given: Parameters<typeof anEnquiry>[0] = {}, number = 0): StoredEnquiry => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  created_at: '2026-11-21T10:15:30.5+00:00',
  reference: `K7QX-${String(number).padStart(4, '0')}`,
  language: 'fr',
  page: '/services/who',
  campaign: 'linkedin/social/spring',
  ...toEnquiryRow(anEnquiry(given)),
})

const single = (given: Parameters<typeof anEnquiry>[0], refused: string | null = null) =>
  composeEnquiry(stored(given), { refused, goesToDefault: false })

test.each([
  [
    'fr',
    /^Demande K7QX-0000: /,
    ['Prénom: ', 'Langue: français', 'répondez à cet e-mail'],
    'sous Demandes',
  ],
  [
    'pt',
    /^Pedido K7QX-0000: /,
    ['Nome próprio: ', 'Idioma: francês', 'Responda a este e-mail'],
    'em Pedidos',
  ],
] as const)('staff who read %s get their mails in it', (lang, subject, parts, where) => {
  const mail = composeEnquiry(stored(), { refused: 'a@evil.example', goesToDefault: false }, lang)
  expect(mail.subject).toMatch(subject)
  for (const part of [...parts, 'a@evil.example']) expect(mail.text).toContain(part)
  expect(mail.html).toContain(`<html lang="${lang}">`)
  expect(mail.html).not.toMatch(/First name|Received|Came from|Campaign/)
  for (const { subject, text, html } of [
    composeDigest([stored(), stored({}, 1)], lang),
    composeAlert([stored(), stored({}, 1)], lang),
    composeReminder({ total: 2, enquiries: [{ ...stored(), owner: null }] }, lang),
  ]) {
    expect(subject).toContain('2')
    expect(text).toContain(where)
    expect(html).not.toMatch(/Received|From|Taken by|\{/)
  }
})

test('the mail about overdue enquiries quotes nothing of them but the service, and says whose they are', () => {
  const { subject, text, html } = composeReminder({
    total: 70,
    enquiries: [
      { ...stored(), owner: 'kofi@example.org' },
      { ...stored({}, 1), owner: null },
    ],
  })
  expect(subject).toBe('Overdue enquiries: 70')
  expect(text).toContain('2026-11-21 10:15 GMT\nNAFDAC Registration\nYou\nK7QX-0000')
  expect(text).toContain('Nobody\nK7QX-0001')
  expect(text + html).not.toMatch(/Ama|Mensah|example\.org/)
})

test.each([
  ['en', 'more than 24 hours', 'Weekends and holidays count here'],
  ['fr', 'plus de 24\u00a0heures', 'Les week-ends et les jours fériés comptent ici'],
  ['pt', 'mais de 24\u00a0horas', 'Os fins de semana e os feriados contam aqui'],
] as const)('the mail about overdue enquiries says which hours count, in %s', (lang, ...words) => {
  const { text } = composeReminder({ total: 1, enquiries: [{ ...stored(), owner: null }] }, lang)
  for (const said of words) expect(text).toContain(said)
})

test.each([
  ['en', 'this email came to the company’s own address'],
  ['fr', 'cet e-mail est donc arrivé à l’adresse générale'],
  ['pt', 'este e-mail veio para o endereço geral'],
] as const)('a mail without its recipient says so in %s', (lang, words) => {
  const recipient = { refused: null, goesToDefault: true }
  expect(composeEnquiry(stored(), recipient, lang).text).toContain(words)
  expect(composeEnquiry(stored(), { ...recipient, goesToDefault: false }, lang).text).not.toContain(
    words,
  )
})

describe('the subject of a mail', () => {
  test.each([
    ['\u202e', 'nosnhoJ\u202e'],
    ['\u2066', 'A\u2066ma\u2069'],
    ['\u200f', '\u200fAma'],
    ['\u2028', 'Ama\u2028Bcc: all@example.org'],
    ['=?', '=?utf-8?B?UGF5IG5vdw==?='],
    ['=?', '=\u202e?utf-8?q?Pay_now?='],
  ])('has no %j', (forbidden, firstName) => {
    expect(single({ firstName }).subject).not.toContain(forbidden)
  })

  test('keeps letters of every script', () => {
    const name = { firstName: 'Ḥusām', lastName: 'محمد 日本 🧪' }
    expect(single(name).subject).toBe('Enquiry K7QX-0000: NAFDAC Registration: Ḥusām محمد 日本 🧪')
  })

  test('has one space for each break, and no gap for a service that was not chosen', () => {
    expect(single({ firstName: 'Ama\r\n\tBcc:', service: '' }).subject).toBe(
      'Enquiry K7QX-0000: Ama Bcc: Mensah',
    )
  })

  test('has 120 characters at most', () => {
    const { subject } = single({ firstName: '🧪'.repeat(50), service: 'x'.repeat(100) })
    expect([...subject]).toHaveLength(120)
  })
})

test('a mail has everything that was filled in', () => {
  const enquiry = anEnquiry()
  const { text, html } = single({})
  for (const value of Object.values(enquiry)) {
    expect(text).toContain(value)
    expect(html).toContain(value)
  }
})

test('a mail ends with how to reply, and with nothing else that has not happened', () => {
  const paragraphs = single({}).text.split('\n\n')
  expect(paragraphs.at(-2)).toBe(anEnquiry().message)
  expect(paragraphs.at(-1)).toBe('Reply to this email to answer the enquirer.')
})

test('a reply goes to the given address, however long', () => {
  const email = `a=?b@${'x'.repeat(60)}.${'y'.repeat(60)}.example.org`
  expect(single({ email }).replyTo).toBe(email)
})

test('a mail has the language, the referring page, the campaign and the reference', () => {
  const { text, html } = single({})
  expect(text).toContain(
    'Language: French\nCame from: /services/who\nCampaign: linkedin/social/spring\nReference: K7QX-0000',
  )
  for (const value of ['French', '/services/who', 'K7QX-0000'])
    expect(html).toContain(`<td dir="auto">${value}</td>`)
})

test('a mail whose recipient was refused says so', () => {
  const { text, html } = single({}, '<thief>@evil.example')
  expect(text).toContain('The settings name <thief>@evil.example for this service.')
  expect(html).toContain('&lt;thief&gt;@evil.example')
  expect(single({}).text).not.toContain('The settings')
})

test('a digest lists sender, first line and reference of every enquiry', () => {
  const enquiries = [1, 2, 3].map((number) =>
    stored({ firstName: `<b>${number}`, message: `Line one of ${number}\nand two` }, number),
  )
  const digest = composeDigest(enquiries)
  expect(digest).toMatchObject({ subject: '3 enquiries' })
  expect(digest).not.toHaveProperty('replyTo')
  for (const { reference, email } of enquiries) {
    expect(digest.text).toContain(reference)
    expect(digest.text).toContain(email)
  }
  expect(digest.text).toContain('Line one of 2')
  expect(digest.text).not.toContain('and two')
  expect(digest.html).toContain('&lt;b&gt;2')
  expect(digest.html).not.toContain('<b>')
})

test('a list of enquiries has a column for each value, and a paragraph for each enquiry', () => {
  const enquiry = stored({ message: 'Hello' })
  const headsOf = (html: string) =>
    [...html.matchAll(/<th [^>]*>([^<]*)</g)].map(([, head]) => head)
  const rowsOf = (html: string) => html.split('\n').filter((line) => line.startsWith('<tr><td'))
  const digest = composeDigest([enquiry, enquiry])
  expect(headsOf(digest.html)).toEqual(['Received', 'From', 'Message', 'Enquiry'])
  expect(rowsOf(digest.html)).toEqual(
    Array(2).fill(
      '<tr><td dir="auto">2026-11-21 10:15 GMT</td><td dir="auto">Ama Mensah &lt;ama.mensah@example.org&gt;</td><td dir="auto">Hello</td><td dir="auto">K7QX-0000</td></tr>',
    ),
  )
  expect(digest.text.split('\n\n').slice(1)).toEqual(
    Array(2).fill('2026-11-21 10:15 GMT\nAma Mensah <ama.mensah@example.org>\nHello\nK7QX-0000'),
  )
  expect(headsOf(composeAlert([enquiry]).html)).toEqual(['Received', 'Enquiry'])
})

test('an alert names the enquiries and quotes nothing', () => {
  const enquiry = stored({ message: 'A message that no mail server takes' })
  const alert = composeAlert([enquiry])
  expect(alert.subject).toBe('Enquiries that could not be mailed: 1')
  expect(alert.text).toContain(enquiry.reference)
  for (const part of [alert.text, alert.html]) {
    expect(part).not.toContain(enquiry.message)
    expect(part).not.toContain(enquiry.email)
  }
})
