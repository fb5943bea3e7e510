import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Environment } from '../environment.ts'
import { DirectoryInUse, lockDirectory } from '../process/directoryLock.ts'

/** The ports of the local services, as in scripts/environment.ts, unless somebody chooses others. */
const defaults = {
  STUDIO_PORT: 3333,
  LAKE_PORT: 3334,
  PREVIEW_PORT: 3335,
  SUPABASE_PORT: 54321,
  MAILBOX_PORT: 8025,
  SMTP_PORT: 1025,
}

type Ports = typeof defaults

const names = Object.keys(defaults) as (keyof Ports)[]
const portsFile = z.record(z.enum(names), z.number())

const isChosen = (environment: Environment) =>
  names.some((name) => environment[name] !== defaults[name])

const directoryOf = ({ LOCAL_DATA }: Environment) => join(LOCAL_DATA, 'services')
const fileOf = (environment: Environment) => join(directoryOf(environment), 'ports.json')

/** Returns the settings with these ports, and the addresses that follow from them. */
function withPorts(environment: Environment, ports: Ports): Environment {
  const { supabase, usesLocalSupabase, SANITY_STUDIO_URL, STUDIO_PORT } = environment
  const isLocalStudio = SANITY_STUDIO_URL === `http://localhost:${STUDIO_PORT}`
  return {
    ...environment,
    ...ports,
    ...(isLocalStudio && { SANITY_STUDIO_URL: `http://localhost:${ports.STUDIO_PORT}` }),
    ...(supabase &&
      usesLocalSupabase && {
        supabase: { ...supabase, url: `http://localhost:${ports.SUPABASE_PORT}` },
      }),
  }
}

/** Returns the settings for a command that must not use a Content Lake that already runs at the usual port. */
export const withoutUsualLake = (environment: Environment): Environment =>
  environment.LAKE_PORT === defaults.LAKE_PORT ? { ...environment, LAKE_PORT: 0 } : environment

/** Returns the settings with the ports of the services that run in this folder, or null if none runs. */
export async function runningServices(environment: Environment): Promise<Environment | null> {
  const directory = directoryOf(environment)
  await mkdir(directory, { recursive: true })
  try {
    lockDirectory(directory).release()
    return null
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    const ports = portsFile.parse(JSON.parse(await readFile(fileOf(environment), 'utf8')))
    return withPorts(environment, ports)
  }
}

/**
 * Returns the settings with ports for this folder's services: those of the services that run here, else the usual ones
 * or, if another clone of the project or another program has one of these, others. Ports that are set are kept.
 * @param isFree whether nothing listens at a port
 */
export async function chooseServicePorts(
  environment: Environment,
  running: AsyncDisposableStack,
  isFree: (port: number) => Promise<boolean> = isPortFree,
): Promise<Environment> {
  if (isChosen(environment)) return environment
  const known = await runningServices(environment)
  if (known) return known
  running.defer(lockDirectory(directoryOf(environment)).release)
  for (let offset = 0; ; offset += 10) {
    const ports = Object.fromEntries(names.map((name) => [name, defaults[name] + offset])) as Ports
    const taken = await firstTaken(Object.values(ports), isFree)
    if (taken !== null) {
      if (offset === 0)
        console.log(
          `Port ${taken} is in use, by ${await userOf(defaults.LAKE_PORT)}: the services of this folder get other ports.`,
        )
      continue
    }
    await writeFile(fileOf(environment), JSON.stringify(ports))
    return withPorts(environment, ports)
  }
}

const ping = z.object({ directory: z.string() })

/**
 * Returns a description of the program at the usual ports: the folder of another copy of the project if its Content
 * Lake answers.
 */
async function userOf(lakePort: number): Promise<string> {
  try {
    const response = await fetch(`http://localhost:${lakePort}/v1/ping`, {
      signal: AbortSignal.timeout(2000),
    })
    const { directory } = ping.parse(await response.json())
    return `the copy of this project with the data in ${dirname(directory)}`
  } catch {
    return 'another copy of this project or another program'
  }
}

async function firstTaken(
  ports: readonly number[],
  isFree: (port: number) => Promise<boolean>,
): Promise<number | null> {
  for (const port of ports) if (!(await isFree(port))) return port
  return null
}

async function isPortFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
