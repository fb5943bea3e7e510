import { cp } from 'node:fs/promises'
import { startLake } from 'local-content-lake'
import { seedContent } from '../../scripts/content/seedContent.ts'
import { readEnvironment } from '../../scripts/environment.ts'
import { lakeClient } from '../../scripts/services/lakeClient.ts'
import { prepared } from './prepared.ts'

let seeded: Promise<string> | undefined

/** Fills a directory for `startLake` with the demo content, because storing it takes longer than copying. */
export async function copySeededLake(directory: string): Promise<void> {
  seeded ??= prepared('content', seed)
  await cp(await seeded, directory, { recursive: true })
}

async function seed(directory: string): Promise<void> {
  const lake = await startLake({ directory, port: 0 })
  await seedContent(lakeClient(readEnvironment(), lake.address))
  await lake.close()
}
