import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startResend } from '../../tests/support/resendDouble.ts'
import { EnvFile } from './envFile.ts'
import { mailSteps } from './mailSteps.ts'

test('a webhook that was made before its secret was stored, or for fewer events, is used, and no second one is made', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'launch-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const resend = await startResend()
  onTestFinished(() => resend.close())
  vi.stubEnv('RESEND_API_URL', resend.address)
  onTestFinished(() => void vi.unstubAllEnvs())
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
