import type { Environment } from '../environment.ts'
import { startLocalLake } from './contentLake.ts'
import { startLocalBackend } from './localBackend.ts'

/** The running stand-ins, with the URLs to print. */
export type StandIns = {
  addresses: [name: string, address: string][]
  /** The URL of the Content Lake, if it is the local one. */
  lake: string | undefined
  /** What does not work, and what to do about it. */
  warnings: string[]
  close(): Promise<void>
}

/** Starts a stand-in for every service that has no account in the settings. */
export async function startStandIns(environment: Environment): Promise<StandIns> {
  // Waits for all before an error is thrown, because a rejection that is not awaited yet would end
  // the process.
  const [lake, backend] = await Promise.allSettled([
    environment.usesLocalLake ? startLocalLake(environment) : null,
    environment.usesLocalBackend ? startLocalBackend(environment) : null,
  ])
  const close = async () => {
    for (const started of [backend, lake])
      if (started.status === 'fulfilled') await started.value?.close()
  }
  if (lake.status === 'rejected' || backend.status === 'rejected') {
    await close()
    const errors = [lake, backend].flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    throw errors.length === 1 ? errors[0] : new AggregateError(errors, messages(errors))
  }

  const addresses: StandIns['addresses'] = []
  if (lake.value) addresses.push(['The local Content Lake', lake.value.address])
  if (backend.value)
    addresses.push(
      ['Mail about enquiries, and codes to sign in', backend.value.mailbox],
      ['The local Supabase', backend.value.address],
    )
  const warnings = backend.value?.warnings ?? []
  return { addresses, lake: lake.value?.address, warnings, close }
}

function messages(errors: unknown[]): string {
  return errors.map((error) => (error instanceof Error ? error.message : error)).join('\n')
}
