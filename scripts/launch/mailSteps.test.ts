import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startResend } from '../../tests/support/resendDouble.ts'
import { EnvFile } from './envFile.ts'
import { mailSteps } from './mailSteps.ts'

/** Starts a double of Resend for one test, and makes a directory for its settings. */
async function startLaunch() {
  const directory = await mkdtemp(join(tmpdir(), 'launch-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const resend = await startResend()
  onTestFinished(() => resend.close())
  vi.stubEnv('RESEND_API_URL', resend.address)
  onTestFinished(() => void vi.unstubAllEnvs())
  return { directory, resend }
}

test('a webhook that was made before its secret was stored, or for fewer events, is used, and no second one is made', async () => {
  const { directory, resend } = await startLaunch()
  const launch = async (name: string) => {
    const settings = new EnvFile(join(directory, name), {
      RESEND_API_KEY: resend.key,
      SUPABASE_URL: 'https://project.supabase.co',
    })
    const step = mailSteps.find((other) => other.name === 'reports of bounces')
    await step?.run?.(settings)
    expect(await step?.check(settings)).toMatchObject({ isDone: true })
    return settings.get('RESEND_WEBHOOK_SECRET')
  }
  const secret = await launch('.env')
  expect(await launch('.env.of.another.machine')).toBe(secret)
  expect(resend.webhooks).toHaveLength(1)

  for (const webhook of resend.webhooks) webhook.events = ['email.bounced']
  expect(await launch('.env')).toBe(secret)
  expect(resend.webhooks).toMatchObject([
    { events: ['email.bounced', 'email.suppressed', 'email.failed'] },
  ])
})

test('the sender follows a change of the domain', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'launch-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const settings = new EnvFile(join(directory, '.env'), {
    SITE_URL: 'https://www.exmaple.org',
  })
  const step = mailSteps.find(({ name }) => name === 'sender')
  await step?.run?.(settings)
  expect(await step?.check(settings)).toMatchObject({ isDone: true })
  await settings.store({ SITE_URL: 'https://www.example.org' })
  expect(await step?.check(settings)).toEqual({
    isDone: false,
    text: 'website@exmaple.org is not at example.org, the domain that may send',
  })
  await step?.run?.(settings)
  expect(settings.get('CONTACT_EMAIL_FROM')).toBe('website@example.org')
})

test('DNS records are shown as a registrar asks for them, with priorities, and several of one name', async () => {
  const { directory, resend } = await startLaunch()
  const settings = new EnvFile(join(directory, '.env'), {
    RESEND_API_KEY: resend.key,
    SITE_URL: 'https://www.example.org',
  })
  const step = (name: string) => mailSteps.find((other) => other.name === name)
  await step('domain at Resend')?.run?.(settings)
  const request = await step('DNS of mail')?.byHand?.(settings)
  expect(Object.entries(request?.values ?? {}).map((entry) => entry.join(': '))).toEqual(
    expect.arrayContaining([
      '1. MX send: feedback-smtp.eu-west-1.amazonses.com, priority 10',
      '2. TXT send: v=spf1 include:amazonses.com ~all',
      '3. TXT send: other=verification',
    ]),
  )
})
