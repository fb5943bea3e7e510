import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { openMailStore, type RunningMailbox, startMailbox } from 'local-supabase/mailbox'
import type { BrowserContext, Page } from 'playwright/test'
import { toEnquiryRow } from '../../../shared/enquiry/enquiry.ts'
import { staffClient } from '../../support/e2eSupabase.ts'
import { ports } from '../../support/ports.ts'
import { fill, rowsOf, submit, success, unique } from '../enquiryForm.ts'
import { studio, visit } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

// Each person has a session of their own.
test.use({ loadsStudio: true })

/** The inbox of enquiries, used by two members of staff. */

// One after the other, because they share a mail server.
test.describe.configure({ mode: 'default' })

/** Unique, because an address gets no second code within a minute. */
const addressOf = (name: string) => `${name}-${randomUUID()}@journey.example`
const kofi = { email: addressOf('kofi'), name: 'Kofi' }
const esi = { email: addressOf('esi'), name: 'Esi' }
const third = { email: addressOf('third'), name: 'Third' }
const fourth = { email: addressOf('fourth'), name: 'Yaw' }
const fifth = { email: addressOf('fifth'), name: 'Efua' }
const mailDirectory = '.local/e2e-codes'
let mailbox: RunningMailbox

test.beforeAll(async () => {
  await rm(mailDirectory, { recursive: true, force: true })
  mailbox = await startMailbox({ directory: mailDirectory, port: 0, smtpPort: ports.codeSmtp })
  const client = await staffClient()
  for (const person of [kofi, esi, third, fourth, fifth]) await client.from('staff').insert(person)
})
test.afterAll(() => mailbox.close())

async function codeMailedTo(email: string): Promise<string> {
  const mails = await (await openMailStore(mailDirectory)).list()
  const mail = mails.find((arrived) => arrived.mail.to?.[0]?.address === email)?.mail
  return /\b\d{8}\b/.exec(mail?.html ?? '')?.[0] ?? ''
}

async function askForCode(page: Page, email: string) {
  await page.goto(`${studio}/enquiries`)
  await untilVisible(page.getByLabel('E-mail address'))
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Mail me a code' }).click()
}

async function signIn(page: Page, email: string) {
  await askForCode(page, email)
  await untilVisible(page.getByLabel('Code'))
  await page.getByLabel('Code').fill(await codeMailedTo(email))
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Sums of a period with many values of each part. */
const manySums = [
  { facet: 'all', value: '', count: 140, before: 160 },
  ...['service', 'page', 'campaign'].flatMap((facet) =>
    Array.from({ length: 12 }, (_, index) => ({
      facet,
      value: `value ${index}`,
      count: 12 - index,
      before: 6,
    })),
  ),
  ...['GH', 'NG', 'KE', 'CI', 'SN', 'AO', 'MZ', 'PT', 'FR', 'IN'].map((value) => ({
    facet: 'country',
    value,
    count: 5,
    before: 6,
  })),
  ...['en', 'fr', 'pt'].map((value) => ({ facet: 'language', value, count: 5, before: 6 })),
]

/** Opens the inbox of a member of staff; two at a time need their own browsers. */
async function inboxOf(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, email)
  await untilVisible(page.getByLabel('Search enquiries'))
  return page
}

/** Sends an enquiry from the page that a French visitor came from, and returns its reference. */
async function sendInFrench(page: Page, values: ReturnType<typeof unique>): Promise<string> {
  await page.goto('/fr/services/who')
  await page.locator('#cta a[href*="/contact"]').first().click()
  await studioExpect(page).toHaveURL(/\/fr\/contact/)
  await fill(page, values)
  await submit(page).click()
  const told = success(page).locator('p').last()
  await studioExpect(told).toHaveText(/^Votre référence\s: .{4}-.{4}$/)
  return (await told.textContent())?.slice(-9) ?? ''
}

test('an enquiry in French is taken, answered, exported and deleted', async ({
  page,
  context,
  browser,
}) => {
  const enquiry = unique({
    firstName: 'Amélie',
    organization: '=HYPERLINK("https://evil")',
    message: 'Bonjour,\nnous souhaitons une préqualification.',
  })
  const reference = await sendInFrench(page, enquiry)

  const his = await inboxOf(context, kofi.email)
  const hers = await inboxOf(await browser.newContext(), esi.email)
  const row = (inbox: Page) => inbox.getByTestId(`enquiry-${reference}`)
  const detail = his.getByTestId('enquiry')

  await his.getByLabel('Search enquiries').fill('amelie prequalification')
  await hers.getByLabel('Search enquiries').fill(reference)
  await studioExpect(row(his)).toHaveCount(1)
  await studioExpect(row(hers)).toHaveCount(1)

  await visit(hers, '/start')
  await untilVisible(hers.getByText(/enquir(y waits|ies wait) for an answer/))
  await hers.getByRole('link', { name: 'See the inbox' }).click()
  await hers.getByLabel('Search enquiries').fill(reference)
  await hers.getByRole('button', { name: /^New/ }).click()
  await studioExpect(row(hers)).toHaveCount(1)

  // With the keyboard only.
  await row(his).focus()
  await his.keyboard.press('Enter')
  await expect(detail.getByRole('heading', { name: 'Amélie' })).toBeFocused()
  await expect(detail).toContainText('/services/who')
  await expect(detail).toContainText('French')
  await detail.getByRole('button', { name: 'Take' }).click()
  await expect(detail.getByTestId('history')).toContainText('Kofi took it')

  // She sees it without an action.
  await studioExpect(row(hers)).toContainText('Kofi')

  await detail.getByRole('button', { name: 'Reply by mail' }).click()
  const reply = his.getByRole('dialog')
  const address = new URL(
    (await reply.getByRole('link', { name: 'Open the mail program' }).getAttribute('href')) ?? '',
  )
  expect(address.pathname).toBe(enquiry.email)
  expect(address.searchParams.get('subject')).toBe(`Votre demande ${reference}`)
  expect(address.searchParams.get('body')).toContain('> nous souhaitons une préqualification.')

  await reply.getByRole('button', { name: 'Close' }).last().click()

  await detail.getByLabel('Note, for staff alone').fill('Rappelée lundi')
  await untilVisible(detail.getByText(/^Saved at \d/))
  await expect(detail.getByTestId('history')).toContainText('Kofi changed the note')
  await detail.getByRole('button', { name: 'Reply with …' }).click()
  await his.getByRole('menuitem', { name: 'Propose a call' }).click()
  await expect(reply.getByLabel('Your text')).toHaveValue(/^Bonjour Amélie.*\nKofi$/s)
  await reply.getByRole('button', { name: 'It is sent: mark as answered' }).click()
  await expect(detail.getByTestId('history')).toContainText('Kofi marked it as answered')
  await expect(detail.getByTestId('history')).toContainText('Bonjour Amélie')
  await studioExpect(row(hers)).toHaveCount(0)
  await hers.getByRole('button', { name: /^Answered/ }).click()
  await studioExpect(row(hers)).toContainText('Answered')
  // The address has what was searched for, so that it can be sent to a colleague.
  await hers.goto(hers.url())
  await studioExpect(row(hers)).toContainText('Answered')

  const saved = hers.waitForEvent('download')
  await hers.getByRole('button', { name: 'Export to CSV' }).click()
  await hers.getByRole('button', { name: 'Save the file' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  const [heading, line, ...others] = csv.split('\r\n')
  expect(heading).toMatch(/^\ufeff"Reference","Received \(GMT\)","First name"/)
  expect(csv).toContain(`"${reference}"`)
  expect(line).toContain(`"'=HYPERLINK(""https://evil"")"`)
  expect(csv).toContain('"Rappelée lundi"')
  expect(others).toEqual([''])

  await detail.getByRole('button', { name: 'Delete this person’s data' }).click()
  await expect(his.getByRole('dialog')).toContainText(`1 enquiry from ${enquiry.email}`)
  await his.getByRole('button', { name: 'Delete 1 enquiry' }).click()
  await studioExpect(row(hers)).toHaveCount(0)
  expect(await rowsOf(enquiry.email)).toEqual([])
  const log = await (await staffClient())
    .from('enquiry_log')
    .select('changed_by, field')
    .eq('before', reference)
  expect(log.data).toEqual([{ changed_by: kofi.email, field: 'deleted' }])

  // With as many values as the tables show, the figures fit on a page.
  await hers.route('**/rpc/enquiry_sums', (route) =>
    route.fulfill({ json: manySums, headers: { 'access-control-allow-origin': '*' } }),
  )
  await hers.getByRole('button', { name: 'Figures' }).click()
  await studioExpect(hers.getByText('140 enquiries; 160 before.')).toBeVisible()
  await untilVisible(hers.getByText('value 1', { exact: true }).first())
  const pdf = await hers.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await hers.context().close()
})

test('of two who change an enquiry at once, the second is told, a failed mail is sent again, and two are changed and deleted together', async ({
  context,
}) => {
  const word = randomUUID()
  const enquiry = unique({ message: `The first one: ${word}` })
  const other = unique({ message: `The second one: ${word}` })
  const client = await staffClient()
  await client.from('contacts').insert(toEnquiryRow(enquiry))
  const [{ reference }] = await rowsOf(enquiry.email)
  await client
    .from('contacts')
    .update({ email_status: 'failed', email_due_at: null })
    .eq('reference', reference)

  const inbox = await inboxOf(context, third.email)
  await inbox.getByRole('button', { name: /^Mail failed/ }).click()
  await inbox.getByLabel('Search enquiries').fill(reference)
  await inbox.getByTestId(`enquiry-${reference}`).click()
  const detail = inbox.getByTestId('enquiry')
  await expect(detail).toContainText('did not reach the company')
  await inbox.setViewportSize({ width: 400, height: 800 })
  await inbox.getByRole('button', { name: 'Back to the list' }).click()
  await expect(inbox.getByTestId(`enquiry-${reference}`)).toBeFocused()
  await inbox.setViewportSize({ width: 1440, height: 900 })
  await inbox.getByTestId(`enquiry-${reference}`).click()
  await detail.getByRole('button', { name: 'Send again' }).click()
  await expect(detail.getByTestId('history')).toContainText('had the mail sent again')

  // Another window is not up to date: it does not poll, and must not lose its change silently.
  await inbox.route('**/rpc/find_enquiries', (route) => route.abort())
  // A request that was sent before could still bring the change. The next one is sent when it has its response.
  await client.from('contacts').update({ note: 'Called' }).eq('reference', reference)
  await untilVisible(inbox.getByText('The list may be out of date'))
  await client.from('contacts').update({ status: 'spam' }).eq('reference', reference)
  await detail.getByRole('button', { name: 'Take' }).click()
  await expect(inbox.getByText('Somebody else has changed it meanwhile')).toBeVisible()
  expect(await rowsOf(enquiry.email)).toMatchObject([{ owner: null, status: 'spam' }])

  // When requests work again, the open enquiry shows the other's changes, and can be changed.
  await inbox.unroute('**/rpc/find_enquiries')
  await untilVisible(detail.getByRole('button', { name: 'Mark as new' }))
  await detail.getByRole('button', { name: 'Take' }).click()
  await studioExpect(detail.getByTestId('history')).toContainText('Third took it')

  // Two together, with Shift and a key.
  await client.from('contacts').insert(toEnquiryRow(other))
  const stored = async () =>
    (await Promise.all([rowsOf(enquiry.email), rowsOf(other.email)]))
      .flat()
      .map(({ status }) => status)
  await inbox.getByLabel('Search enquiries').fill(word)
  const boxes = inbox.getByRole('listitem').getByRole('checkbox')
  await studioExpect(boxes).toHaveCount(2)
  await boxes.first().click()
  await boxes.last().click({ modifiers: ['Shift'] })
  const ticked = inbox.getByRole('group', { name: 'Ticked enquiries' })
  await studioExpect(ticked).toContainText('2 ticked')
  await inbox.keyboard.press('e')
  await studioExpect.poll(stored).toEqual(['answered', 'answered'])
  await studioExpect(ticked).toContainText('Nothing is ticked')

  await inbox.getByLabel('Tick all in the list').click()
  await ticked.getByRole('button', { name: 'Delete' }).click()
  await studioExpect.poll(stored).toEqual(['deleted', 'deleted'])
  await inbox.getByTestId('done').getByRole('button', { name: 'Undo' }).click()
  await studioExpect.poll(stored).toEqual(['answered', 'answered'])
})

test('a note is kept when another enquiry is chosen or the page is left, and of two at once both are', async ({
  context,
  browser,
}) => {
  const client = await staffClient()
  const receive = async (message: string): Promise<string> => {
    const enquiry = unique({ message })
    await client.from('contacts').insert(toEnquiryRow(enquiry))
    return (await rowsOf(enquiry.email))[0].reference
  }
  const [one, two] = [await receive('The first one'), await receive('The second one')]
  const noteOf = (reference: string) => async () =>
    (await client.from('contacts').select('note').eq('reference', reference)).data?.[0]?.note
  const note = (inbox: Page) => inbox.getByLabel('Note, for staff alone')
  const row = (inbox: Page, reference: string) => inbox.getByTestId(`enquiry-${reference}`)

  const his = await inboxOf(context, fourth.email)
  await row(his, one).click()
  await note(his).fill('Called')
  await row(his, two).click()
  await studioExpect(note(his)).toHaveValue('')
  await row(his, one).click()
  await studioExpect(note(his)).toHaveValue('Called')
  await studioExpect.poll(noteOf(one)).toBe('Called')

  // Leaving for another tool, another site, and closing the tab.
  await note(his).fill('Called twice')
  await his.getByRole('link', { name: 'Website' }).click()
  await studioExpect.poll(noteOf(one)).toBe('Called twice')
  await his.getByRole('link', { name: 'Enquiries' }).click()
  await row(his, one).click()
  await note(his).fill('Called three times')
  await his.goto('about:blank')
  await studioExpect.poll(noteOf(one)).toBe('Called three times')
  await visit(his, '/enquiries')
  await row(his, one).click()
  await studioExpect(note(his)).toHaveValue('Called three times')
  await note(his).fill('Called four times')
  await his.close({ runBeforeUnload: true })
  await studioExpect.poll(noteOf(one)).toBe('Called four times')

  // Offline, also across a reload of the page.
  const again = await context.newPage()
  await again.setViewportSize({ width: 1440, height: 900 })
  await again.goto(`${studio}/enquiries`)
  await untilVisible(row(again, one))
  await row(again, one).click()
  await again.route('**/rest/v1/**', (route) => route.abort())
  await note(again).fill('Written in the lift')
  await untilVisible(again.getByText(/^Not saved: /))
  await again.reload()
  await again.unroute('**/rest/v1/**')
  await again.reload()
  await studioExpect.poll(noteOf(one)).toBe('Written in the lift')

  // Two people at once.
  const hers = await inboxOf(await browser.newContext(), fifth.email)
  await row(hers, one).click()
  await row(again, one).click()
  await studioExpect(note(again)).toHaveValue('Written in the lift')
  await hers.route('**/rest/v1/**', (route) => route.abort())
  await note(hers).fill('Hers')
  await note(again).fill('His')
  await studioExpect.poll(noteOf(one)).toBe('His')
  await hers.unroute('**/rest/v1/**')
  await untilVisible(hers.getByText('A colleague has written this meanwhile'))
  await hers.getByRole('button', { name: 'Join both' }).click()
  await studioExpect.poll(noteOf(one)).toBe('His\nHers')
  await studioExpect(note(again)).toHaveValue('His\nHers')
  const log = await client.from('enquiry_log').select('changed_by').eq('field', 'note')
  const authors = [fourth.email, fifth.email]
  expect(log.data?.filter(({ changed_by }) => authors.includes(changed_by))).toHaveLength(2)
  await hers.context().close()
})

test('who is not staff is mailed no code and told the same, also while another tool is looked at', async ({
  page,
}) => {
  const stranger = addressOf('mallory')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/auth/v1/otp*', async (route) => {
    await held
    await route.continue()
  })
  await askForCode(page, stranger)
  await page.getByRole('link', { name: 'Website' }).click()
  await studioExpect(page).toHaveURL(/\/website/)
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await studioExpect(page.getByRole('button', { name: 'Mail me a code' })).toBeDisabled()
  release()
  await untilVisible(page.getByText(`If ${stranger} is on the list of staff`))
  await expect(page.getByLabel('Code')).toBeVisible()
  expect(await codeMailedTo(stranger)).toBe('')
  await expect(page.getByLabel('Search enquiries')).toHaveCount(0)
})
