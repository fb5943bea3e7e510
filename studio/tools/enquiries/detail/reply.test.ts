import { expect, test } from 'vitest'
import { anInboxEnquiry } from '../../../testing/anInboxEnquiry.ts'
import { serviceNames } from '../serviceNames.ts'
import { type ReplyTemplate, replyMail, replyText, templateLanguage } from './reply.ts'

const services = serviceNames([
  { title: { en: 'NAFDAC', fr: 'Enregistrement NAFDAC' }, formerNames: ['NAFDAC Registration'] },
])

function reply(given: Parameters<typeof anInboxEnquiry>[0] = {}, template?: ReplyTemplate) {
  const enquiry = anInboxEnquiry(given)
  const { address } = replyMail(enquiry, replyText(enquiry, template, services, 'Kofi Boateng'))
  const { protocol, pathname, searchParams } = new URL(address)
  return {
    protocol,
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body') ?? '',
    parameters: [...searchParams.keys()],
  }
}

test.each([
  ['en', 'Your enquiry K7QX-3M9T', 'Ama Mensah wrote on 2026-11-21 10:15 GMT:'],
  ['fr', 'Votre demande K7QX-3M9T', 'Ama Mensah a écrit le 2026-11-21 10:15 GMT\u00a0:'],
  ['pt', 'O seu pedido K7QX-3M9T', 'Ama Mensah escreveu em 2026-11-21 10:15 GMT:'],
  [null, 'Your enquiry K7QX-3M9T', 'Ama Mensah wrote on 2026-11-21 10:15 GMT:'],
])('an answer to somebody who wrote in %s begins in that language', (language, subject, wrote) => {
  expect(reply({ language })).toMatchObject({ protocol: 'mailto:', subject })
  expect(reply({ language }).body).toContain(wrote)
})

test('the message is quoted line by line', () => {
  expect(reply({ message: 'First & last\n\nÇa va? = 100 %' }).body).toMatch(
    /\r\n> First & last\r\n> \r\n> Ça va\? = 100 %$/,
  )
})

test.each(['+x?cc=a@evil.example', '&bcc=a@evil.example', '%0ABcc: a@evil.example'])(
  'nothing that was typed is a parameter of its own: %s',
  (text) => {
    const given = {
      first_name: text,
      message: `${text} and more`,
      email: `ama${text[0]}b@example.org`,
    }
    expect(reply(given)).toMatchObject({ to: given.email, parameters: ['subject', 'body'] })
  },
)

test.each(['x', '日', '🧪', '\n'])(
  'a long message of %j is quoted as far as it fits',
  (character) => {
    const enquiry = anInboxEnquiry({ message: `a${character.repeat(1998)}b` })
    const { address, body } = replyMail(enquiry, '')
    expect(address.length).toBeLessThanOrEqual(1900)
    expect(address.length).toBeGreaterThan(1800)
    expect(body).toMatch(/b$/)
    expect(reply({ message: enquiry.message }).body).toMatch(/ \[…\]$/)
  },
)

const template = {
  _id: 'reply-call',
  name: 'Propose a call',
  text: { en: 'Dear {name},\n{reference}, {service}, {other}, {sender}', fr: 'Bonjour {name},' },
}

test('a template begins the reply in the form’s language, or else in English, with its placeholders filled', () => {
  expect(reply({ language: 'fr' }, template).body).toMatch(/^Bonjour Ama Mensah,\r\n\r\n\r\nAma/)
  const service = { service_of_interest: 'NAFDAC' }
  for (const language of ['en', 'pt', null])
    expect(reply({ language, ...service }, template).body).toMatch(
      /^Dear Ama Mensah,\r\nK7QX-3M9T, NAFDAC, \{other\}, Kofi Boateng\r\n/,
    )
})

test('the service has its current name, in the language of the reply', () => {
  const service = { service_of_interest: 'NAFDAC Registration' }
  const about = { ...template, text: { en: 'About {service}', fr: 'Sur {service}' } }
  expect(reply({ language: 'en', ...service }, about).body).toMatch(/^About NAFDAC\r/)
  expect(reply({ language: 'fr', ...service }, about).body).toMatch(/^Sur Enregistrement NAFDAC\r/)
})

test('the language of such a reply is known before it is chosen', () => {
  const languageFor = (language: string | null) =>
    templateLanguage(anInboxEnquiry({ language }), template)
  expect(languageFor('fr')).toBe('fr')
  for (const language of ['en', 'pt', null]) expect(languageFor(language)).toBe('en')
})

test('a template that leaves no room is not cut, and nothing is quoted below it', () => {
  const long = { ...template, text: { en: 'x'.repeat(2000) } }
  expect(reply({}, long).body).toContain('x'.repeat(2000))
  expect(reply({}, long).body).toMatch(/\r\n> {2}\[…\]$/)
})
